import { useRevalidator } from 'react-router'
import { messages } from '#domain/messages.ts'
import { signOut } from '../../../ui/session/sign-out.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'

/** Ends the session and stays on the page, which then shows the login panel. */
export function useSignOut(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    if (!(await signOut())) return toastFailure(messages.logoutFailed)
    toastSuccess(messages.loggedOut)
    await revalidate()
  }
}
