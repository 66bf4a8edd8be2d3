import { QuietButton } from '../../../ui/button.tsx'
import { answerWithPasskey, isCancelled } from '../../../ui/session/passkey-ceremony.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'

/** Confirms with a passkey in the place of the password. */
export function ConfirmByPasskey({ onConfirm }: { readonly onConfirm: () => void }) {
  const { isBusy, refusal, run, forget } = useCall()

  async function confirm() {
    forget()
    await run(() => answerWithPasskey('/api/auth/confirm-passkey'), {
      reload: 'never',
      onSuccess: onConfirm,
      // The session has ended: the repeated call finds that out, and the login panel appears.
      onFailure: ({ status }) => status === 401 && onConfirm(),
    })
  }

  return (
    <div className="login__passkey">
      <p className="login__or">or</p>
      <QuietButton onClick={confirm} aria-disabled={isBusy}>
        {isBusy ? 'Waiting for your passkey…' : 'Use a passkey'}
      </QuietButton>
      {refusal &&
        (isCancelled(refusal) ? (
          <p className="login__note" role="status">
            {refusal.detail}
          </p>
        ) : (
          <RefusalNote>{refusal.detail}</RefusalNote>
        ))}
    </div>
  )
}
