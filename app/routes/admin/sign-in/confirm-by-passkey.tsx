import { QuietButton } from '../../../ui/button.tsx'
import type { CallResult } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { answerWithPasskey, isCancelled } from '../../../ui/session/passkey-ceremony.ts'
import { useCall } from '../shell/use-call.ts'
import { UnfinishedNote } from './unfinished-note.tsx'

interface ConfirmByPasskeyProps {
  readonly onConfirm: () => void
  /** Called when the session has ended: the next call is refused, and the login panel appears. */
  readonly onSignedOut?: () => void
  readonly request?: () => Promise<CallResult<unknown>>
  readonly reload?: 'on success' | 'never'
}

/** Confirms with a passkey instead of the password or a code. */
export function ConfirmByPasskey({
  onConfirm,
  onSignedOut = onConfirm,
  request,
  reload = 'never',
}: ConfirmByPasskeyProps) {
  const { t } = useLocale()
  const { isBusy, refusal, run, forget } = useCall()

  async function confirm() {
    forget()
    await run(request ?? (() => answerWithPasskey(t, '/api/auth/confirm-passkey')), {
      reload,
      onSuccess: onConfirm,
      onFailure: ({ status }) => status === 401 && onSignedOut(),
    })
  }

  return (
    <div className="stack">
      <p className="login__or">{t('signIn.or')}</p>
      <QuietButton onClick={confirm} aria-disabled={isBusy}>
        {isBusy ? t('signIn.waitingForPasskey') : t('signIn.usePasskey')}
      </QuietButton>
      <UnfinishedNote refusal={refusal} isCancelled={isCancelled} />
    </div>
  )
}
