import * as messages from '#domain/messages.ts'
import { signOut } from '../ui/session/sign-out.ts'
import { toastFailure, toastSuccess } from '../ui/toasts.ts'

/** Whether to show Logout. The session may have ended elsewhere, which the hint does not tell. */
export async function isSignedIn(hasHint: () => Promise<boolean>): Promise<boolean> {
  // The admin area knows the session, and has buttons of its own.
  if (!document.querySelector('[data-logout]')) return false
  const answer = await fetch('/api/auth/session').catch(() => null)
  // Without an answer the button stays, and logging out reports the failure. The hint may be gone by then.
  return answer?.status !== 401 && (await hasHint())
}

export async function logOut(updateButtons: () => Promise<void>): Promise<void> {
  if (await signOut()) toastSuccess(messages.loggedOut)
  else toastFailure(messages.logoutFailed)
  await updateButtons()
}
