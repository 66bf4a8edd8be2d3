import { passkeyHost } from '#domain/identity/passkey-host.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { answerWithPasskey, isCancelled } from '../../../ui/session/passkey-ceremony.ts'
import { usePasskeyObstacle } from '../../../ui/session/passkey-support.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'
import { openedSession, welcome } from './start-session.ts'
import { UnfinishedNote } from './unfinished-note.tsx'

/** Button that signs in with a passkey. Its height is fixed, so that browser support does not shift the layout. */
export function PasskeySignIn({ siteUrl }: { readonly siteUrl: string }) {
  const { t } = useLocale()
  const { isBusy, refusal, run, forget } = useCall()
  const obstacle = usePasskeyObstacle(siteUrl)
  if (passkeyHost(siteUrl) === null) return null

  async function signIn() {
    forget()
    await run(() => openedSession(answerWithPasskey(t, '/api/auth/sign-in/passkey')), {
      onSuccess: (session) => welcome(t, session),
      onFailure: (failed) => isCancelled(failed) || toastFailure(t('signIn.loginFailed')),
    })
  }

  return (
    <div className="stack">
      <p className="login__or">{t('signIn.or')}</p>
      {obstacle === null ? (
        <QuietButton onClick={signIn} aria-disabled={isBusy}>
          {isBusy ? t('signIn.waitingForPasskey') : t('signIn.signInWithPasskey')}
        </QuietButton>
      ) : (
        <p className="meta login__note">{obstacle}</p>
      )}
      <UnfinishedNote refusal={refusal} isCancelled={isCancelled} />
    </div>
  )
}
