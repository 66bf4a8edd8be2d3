import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { focusProviderWindow, signInAtProvider } from '../../../ui/session/provider-sign-in.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'

interface ConfirmByProviderProps {
  readonly provider: string
  readonly onConfirm: () => void
}

/** Confirms at the OpenID provider instead of by password, which an account may not have. */
export function ConfirmByProvider({ provider, onConfirm }: ConfirmByProviderProps) {
  const { t } = useLocale()
  const { isBusy, refusal, run, forget } = useCall()

  async function confirm() {
    if (isBusy) return focusProviderWindow()
    forget()
    await run(() => signInAtProvider('confirmation', provider), {
      reload: 'never',
      onSuccess: onConfirm,
      onFailure() {},
    })
  }

  return (
    <div className="stack">
      <p className="login__or">{t('signIn.or')}</p>
      <QuietButton onClick={confirm}>
        {isBusy ? t('signIn.waitingFor', { provider }) : t('signIn.confirmWith', { provider })}
      </QuietButton>
      {refusal && <RefusalNote data-code={refusal.code}>{refusal.detail}</RefusalNote>}
    </div>
  )
}
