import { type CallResult, call } from '../../../ui/call.ts'

export interface Session {
  readonly user: { readonly email: string }
}

/** Checks after a sign-in that the browser stored the session cookie. */
export async function keptSession(signIn: Promise<CallResult<Session>>): Promise<CallResult<Session>> {
  const result = await signIn
  if (!result.ok) return result
  const session = await call('GET', '/api/auth/session?after=sign-in')
  return session.ok ? result : session
}
