import { problem } from '../problem.ts'

/** 401 for an administrator who was signed out or removed during the call. */
export function signInFirst(): Response {
  return problem(401, {
    code: 'user-mismatch',
    detail: 'Your session has ended. Sign in again to say who is an administrator.',
  })
}
