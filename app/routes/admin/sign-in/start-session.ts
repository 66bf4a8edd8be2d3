import type { Locale } from '#domain/locales/locale.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { announceSessionChange } from '../../../ui/session/announce-session-change.ts'
import { toastSuccess } from '../../../ui/toasts.ts'

interface Session {
  readonly user: { readonly email: string }
}

/** Loads the session that a sign-in has opened; fails if the browser stored no cookie. */
export async function openedSession(signIn: Promise<CallResult<unknown>>): Promise<CallResult<Session>> {
  const result = await signIn
  return result.ok ? call<Session>('GET', '/api/auth/session?after=sign-in') : result
}

/** Reports a successful sign-in to the user and to other tabs. */
export function welcome(t: Locale['t'], { user }: Session): void {
  toastSuccess(t('signIn.welcomeBack', { email: user.email }))
  announceSessionChange()
}
