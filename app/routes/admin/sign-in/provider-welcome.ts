import { useEffect } from 'react'
import { useLocale } from '../../../ui/locale.ts'
import { resumedSignIn } from '../../../ui/session/provider-sign-in.ts'
import { toastSuccess } from '../../../ui/toasts.ts'

/** Shows the welcome toast after a return from the provider in the same tab. */
export function useWelcomeByProvider(provider: string | null, email: string): void {
  const { t } = useLocale()
  useEffect(() => {
    if (provider === null) return
    void resumedSignIn(provider).then((result) => result?.ok && toastSuccess(t('signIn.welcomeBack', { email })))
  }, [t, provider, email])
}
