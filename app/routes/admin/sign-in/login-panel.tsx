import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { call, type Refusal } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { endedSession } from '../shell/ended-session.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { CodeStep } from './code-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { openedSession, welcome } from './start-session.ts'

const BENEFITS = ['signIn.useAdminPanel', 'signIn.managePosts', 'signIn.manageUsers'] as const

interface LoginPanelProps {
  readonly siteUrl: string
  /** Host of the OpenID provider, if there is one. */
  readonly provider: string | null
}

/** Replaces every area while no session exists. Signing in shows the area of the current address. */
export function LoginPanel({ siteUrl, provider }: LoginPanelProps) {
  const { t } = useLocale()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [ended] = useState(endedSession)
  // The server accepted the password and asks for a code.
  const [needsCode, setNeedsCode] = useState(false)
  const { isBusy, refusal, run, forget } = useCall()
  const id = useId()
  const passwordInput = useRef<HTMLInputElement>(null)
  const isWrong = refusal !== null && isAboutPassword(refusal)
  // After a wrong password the field gets the focus. After other errors the focus stays on the button.
  useEffect(() => {
    if (!refusal || !isAboutPassword(refusal)) return
    passwordInput.current?.focus()
    passwordInput.current?.select()
  }, [refusal])

  // The panel may replace a form that was scrolled far down.
  const why = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!why.current) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    why.current.focus({ preventScroll: true })
  }, [])

  // The screen behind the panel starts at its top.
  useEffect(() => () => window.scrollTo({ top: 0, behavior: 'instant' }), [])

  const wasAsked = useRef(false)
  useEffect(() => {
    if (wasAsked.current && !needsCode) passwordInput.current?.focus()
    wasAsked.current = needsCode
  }, [needsCode])

  /** A change of either field removes the message about both. */
  function type(set: (text: string) => void, text: string) {
    set(text)
    if (isWrong) forget()
  }

  async function signIn(code?: string) {
    const credentials = { email, password, ...(code !== undefined && { code }) }
    await run(() => openedSession(call('POST', '/api/auth/sign-in/email', credentials)), {
      onSuccess: (session) => welcome(t, session),
      onFailure(refusal) {
        // A request for the code is not shown as a failure.
        if (refusal.code === 'second-factor-needed') {
          setNeedsCode(true)
          forget()
          return
        }
        // The password may have changed since the first step.
        if (isAboutPassword(refusal)) setNeedsCode(false)
        toastFailure(t('signIn.loginFailed'))
      },
    })
  }

  function backToPassword() {
    setNeedsCode(false)
    setPassword('')
    forget()
  }

  return (
    <section className="login" aria-labelledby="login-title">
      <div>
        <h1 className="login__title" id="login-title">
          {t('signIn.adminLogin')}
        </h1>
        {ended && (
          <p ref={why} className="alert alert--warning told" tabIndex={-1}>
            {ended.hasInput ? t('signIn.sessionEndedInputKept') : t('signIn.sessionEnded')}
          </p>
        )}
        <p className="muted">{t('signIn.behindThisDoor')}</p>
        <ul className="rows rows--padded login__benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{t(benefit)}</li>
          ))}
        </ul>
      </div>
      {needsCode ? (
        <CodeStep isBusy={isBusy} refusal={refusal} onCode={signIn} onChange={() => forget()} onBack={backToPassword} />
      ) : (
        <form className="panel stack stack--form login__form" onSubmit={submitting(() => signIn())} aria-busy={isBusy}>
          <TextField
            label={t('labels.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(text) => type(setEmail, text)}
          />
          <PasswordField
            label={t('labels.password')}
            autoComplete="current-password"
            value={password}
            onChange={(text) => type(setPassword, text)}
            refusedBy={isWrong ? id : undefined}
            ref={passwordInput}
          />
          {/* The reason, and what to do about it. The toast says only that it failed. */}
          {refusal && (
            <RefusalNote id={id} data-code={refusal.code}>
              {refusal.detail}
            </RefusalNote>
          )}
          <p className="actions">
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? t('signIn.opening') : t('signIn.login')}
            </Button>
            <a className="button button--quiet" href="/" data-back="">
              {t('signIn.back')}
            </a>
          </p>
          <p>
            <a className="link" href="/admin/forgotten-password">
              {t('signIn.forgottenPassword')}
            </a>
          </p>
          <PasskeySignIn siteUrl={siteUrl} />
          {provider && <ProviderSignIn provider={provider} siteUrl={siteUrl} />}
        </form>
      )}
    </section>
  )
}

/** False for rate limits and for browsers that reject cookies. */
function isAboutPassword({ status, code }: Refusal): boolean {
  return status === 401 && code === 'user-mismatch'
}
