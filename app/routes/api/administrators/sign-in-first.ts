import { problem } from '../problem.ts'

/** For an administrator who was signed out or removed while the call ran. */
export function signInFirst(): Response {
  return problem(401, {
    code: 'user-mismatch',
    detail: 'Your session has ended. Sign in again to say who is an administrator.',
  })
}
