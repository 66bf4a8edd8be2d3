import { problem } from '../problem.ts'

/** Who is an administrator is decided by people: a program's token is not enough. */
export function signInFirst(): Response {
  return problem(401, 'Unauthorized', {
    code: 'user-mismatch',
    detail: 'Sign in with your password to say who is an administrator. An API token cannot.',
  })
}
