import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '#domain/messages.ts'
import { call, type Refusal } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { announceSessionChange } from '../../../ui/session-channel.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'

const BENEFITS = ['Use the admin panel', 'Create, update and delete posts', 'Manage users and settings'] as const

/** Stands in every area while nobody is signed in. Signing in leads to the very area one came for. */
export function LoginPanel() {
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const id = useId()
  const passwordInput = useRef<HTMLInputElement>(null)
  const isWrong = refusal !== null && isAboutPassword(refusal)
  // To be typed anew, at once; other refusals are for the button to try again.
  useEffect(() => {
    if (!refusal || !isAboutPassword(refusal)) return
    passwordInput.current?.focus()
    passwordInput.current?.select()
  }, [refusal])

  /** What was wrong with the two is not known any more once one is mended. */
  function mend(set: (text: string) => void, text: string) {
    set(text)
    if (isWrong) setRefusal(null)
  }

  async function signIn(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await call<{ user: { email: string } }>('POST', '/api/auth/sign-in/email', { email, password })
    // A browser that keeps no cookies says yes to everything and remembers nothing.
    const session = result.ok ? await call('GET', '/api/auth/session?after=sign-in') : result
    if (result.ok && session.ok) {
      toastSuccess(messages.welcomeBack(result.value.user.email))
      announceSessionChange()
      await revalidate()
    } else if (!session.ok) {
      toastFailure(messages.loginFailed)
      setRefusal(session.refusal)
    }
    setBusy(false)
  }

  return (
    <section className="login" aria-labelledby="login-title">
      <div className="login__welcome">
        <h1 className="login__title" id="login-title">
          Admin Login
        </h1>
        <p className="login__lead">Behind this door you can</p>
        <ul className="login__benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <form className="login__form" onSubmit={signIn} aria-busy={isBusy}>
        <Field label="Email">
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => mend(setEmail, event.target.value)}
            />
          )}
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(text) => mend(setPassword, text)}
          refusedBy={isWrong ? id : undefined}
          ref={passwordInput}
        />
        {refusal && <LoginRefusal id={id} refusal={refusal} />}
        <p className="actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? 'Opening…' : 'Login'}
          </button>
          <a className="button button--quiet" href="/" data-back="">
            Back
          </a>
        </p>
      </form>
    </section>
  )
}

/** Why not, and what to do about it. The toast says no more than that it failed. */
function LoginRefusal({ id, refusal: { detail, code } }: { id: string; refusal: Refusal }) {
  return (
    <div className="refusal" id={id} role="alert" data-code={code}>
      <p>{detail}</p>
    </div>
  )
}

/** One has to wait before typing it again, too, and cookies are no matter of passwords. */
function isAboutPassword({ status, code }: Refusal): boolean {
  return status === 401 && code === 'user-mismatch'
}
