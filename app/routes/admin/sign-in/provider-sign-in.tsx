import { useEffect, useEffectEvent, useState } from 'react'
import { passkeyHost } from '#domain/identity/passkey-host.ts'
import { QuietButton } from '../../../ui/button.tsx'
import type { CallResult } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { CLOSED, focusProviderWindow, resumedSignIn, signInAtProvider } from '../../../ui/session/provider-sign-in.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'
import { openedSession, welcome } from './start-session.ts'
import { UnfinishedNote } from './unfinished-note.tsx'

export function ProviderSignIn({ provider, siteUrl }: { readonly provider: string; readonly siteUrl: string }) {
  const { t } = useLocale()
  const { isBusy, refusal, run, forget } = useCall()
  const [isBlocked, setBlocked] = useState(false)

  // Continues a sign-in after a redirect, or after a reload of the page while the window was open.
  async function resume() {
    const resumed = await resumedSignIn(provider)
    if (resumed) await follow(async () => resumed)
  }

  function follow(signIn: () => Promise<CallResult<unknown>>) {
    return run(() => openedSession(signIn()), {
      onSuccess: (session) => welcome(t, session),
      onFailure({ code }) {
        toastFailure(t('signIn.loginFailed'))
        if (code === CLOSED) void resume()
      },
    })
  }

  const begin = useEffectEvent(resume)
  useEffect(() => void begin(), [])

  async function press() {
    if (isBusy) return focusProviderWindow()
    forget()
    setBlocked(false)
    await follow(() => signInAtProvider('sign-in', provider, () => setBlocked(true)))
  }

  return (
    <div className="stack">
      {passkeyHost(siteUrl) === null && <p className="login__or">{t('signIn.or')}</p>}
      <QuietButton onClick={press}>
        {isBusy ? t('signIn.waitingFor', { provider }) : t('signIn.signInWith', { provider })}
      </QuietButton>
      {isBlocked && !refusal && (
        <p className="meta login__note" role="status" data-code="popup-blocked">
          {t('signIn.noWindowFor', { provider })}
        </p>
      )}
      <UnfinishedNote refusal={refusal} isCancelled={({ code }) => code === CLOSED} />
    </div>
  )
}
