import { problem } from '../problem.ts'

/** The session stands, but what is asked for needs its password once more. `ui/call.ts` knows the code. */
export function passwordNeeded(): Response {
  return problem(403, 'Forbidden', {
    code: 'password-needed',
    detail:
      'Confirm your password first: this needs one that was typed within the last ten minutes. Nothing was changed.',
  })
}
