import * as messages from '#domain/messages.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { toastSuccess } from '../../../ui/toasts.ts'

interface Session {
  readonly user: { readonly email: string }
}

/** The session that a sign-in has opened, which fails where the browser stored no cookie. */
export async function openedSession(signIn: Promise<CallResult<unknown>>): Promise<CallResult<Session>> {
  const result = await signIn
  return result.ok ? call<Session>('GET', '/api/auth/session?after=sign-in') : result
}

/** Says that a sign-in succeeded, here and to other tabs. */
export function welcome({ user }: Session): void {
  toastSuccess(messages.welcomeBack(user.email))
  announceSessionChange()
}
