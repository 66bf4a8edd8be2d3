import * as messages from '#domain/messages.ts'
import { signOut } from '../ui/session/sign-out.ts'
import { toastFailure, toastSuccess } from '../ui/toasts.ts'

/** Signs out and says whether that succeeded. */
export async function logOut(): Promise<void> {
  if (await signOut()) toastSuccess(messages.loggedOut)
  else toastFailure(messages.logoutFailed)
}
