import { problem } from '../problem.ts'

/** The session is valid, but the call needs a recent password. `ui/call.ts` handles the code. */
export function passwordNeeded(): Response {
  return problem(403, {
    code: 'password-needed',
    detail: 'Confirm your password first. That lasts ten minutes. Nothing was changed.',
  })
}
