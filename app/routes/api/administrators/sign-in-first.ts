import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#server/identity/identity.ts'
import { showsToken } from '../../../bearer.ts'
import { viewerContext } from '../../../context.ts'
import { problem } from '../problem.ts'

/** Who asks, if it is a person. Who is an administrator is decided by people: a program's token is not enough. */
export function person(request: Request, context: Readonly<RouterContextProvider>): Viewer | null {
  return showsToken(request) ? null : context.get(viewerContext)
}

export function signInFirst(): Response {
  return problem(401, 'Unauthorized', {
    code: 'user-mismatch',
    detail: 'Sign in with your password to say who is an administrator. An API token cannot.',
  })
}
