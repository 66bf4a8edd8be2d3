import { useEffect } from 'react'
import * as messages from '#domain/messages.ts'
import { resumedSignIn } from '../../../ui/session/provider-sign-in.ts'
import { toastSuccess } from '../../../ui/toasts.ts'

/** Shows the welcome toast after a return from the provider in the same tab. */
export function useWelcomeByProvider(provider: string | null, email: string): void {
  useEffect(() => {
    if (provider === null) return
    void resumedSignIn(provider).then((result) => result?.ok && toastSuccess(messages.welcomeBack(email)))
  }, [provider, email])
}
