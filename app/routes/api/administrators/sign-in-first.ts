import { problem } from '../problem.ts'

/** Whoever asked was signed out, or removed, while it was being done. */
export function signInFirst(): Response {
  return problem(401, 'Unauthorized', {
    code: 'user-mismatch',
    detail: 'Your session has ended. Sign in again to say who is an administrator.',
  })
}
