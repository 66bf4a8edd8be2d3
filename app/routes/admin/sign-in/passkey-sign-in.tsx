import { passkeyHost } from '#domain/identity/passkey-host.ts'
import { messages } from '#domain/messages.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { answerWithPasskey, isCancelled } from '../../../ui/session/passkey-ceremony.ts'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { announceSessionChange } from '../../../ui/session/session-channel.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'
import { keptSession, type Session } from './start-session.ts'

/** Button that signs in with a passkey. Its height is fixed, so that browser support does not shift the layout. */
export function PasskeySignIn({ siteUrl }: { readonly siteUrl: string }) {
  const { isBusy, refusal, run, forget } = useCall()
  const obstacle = usePasskeyObstacle(siteUrl)
  if (passkeyHost(siteUrl) === null) return null

  async function signIn() {
    forget()
    await run(() => keptSession(answerWithPasskey<Session>('/api/auth/sign-in/passkey')), {
      onSuccess({ user }) {
        toastSuccess(messages.welcomeBack(user.email))
        announceSessionChange()
      },
      onFailure: (failed) => isCancelled(failed) || toastFailure(messages.loginFailed),
    })
  }

  return (
    <div className="login__passkey">
      <p className="login__or">or</p>
      {obstacle === null ? (
        <QuietButton onClick={signIn} aria-disabled={isBusy}>
          {isBusy ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
        </QuietButton>
      ) : (
        <p className="login__note">{obstacle}</p>
      )}
      {refusal &&
        (isCancelled(refusal) ? (
          <p className="login__note" role="status">
            {refusal.detail}
          </p>
        ) : (
          <RefusalNote data-code={refusal.code}>{refusal.detail}</RefusalNote>
        ))}
    </div>
  )
}
