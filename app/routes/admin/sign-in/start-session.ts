import { type CallResult, call } from '../../../ui/call.ts'

export interface Session {
  readonly user: { readonly email: string }
}

/** Makes sure after a sign-in that the browser kept its cookie: without one it has a success, and no session. */
export async function keptSession(signIn: Promise<CallResult<Session>>): Promise<CallResult<Session>> {
  const result = await signIn
  if (!result.ok) return result
  const session = await call('GET', '/api/auth/session?after=sign-in')
  return session.ok ? result : session
}
