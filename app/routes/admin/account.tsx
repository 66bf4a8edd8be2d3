import { type FormEvent, useState } from 'react'
import { viewerContext } from '../../context.ts'
import { call } from '../../ui/call.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/account'
import { useApplication } from './application-context.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(viewerContext)!.email }
}

/** The account of whoever is signed in. */
export default function Account({ loaderData: { email } }: Route.ComponentProps) {
  const { blogName } = useApplication()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [keepTokens, setKeepTokens] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function change(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await call('POST', '/api/auth/change-password', { current, next, keepTokens })
    setBusy(false)
    if (!result.ok) {
      setErrors(result.refusal.errors)
      return toastFailure(result.refusal.detail)
    }
    setErrors({})
    setCurrent('')
    setNext('')
    setKeepTokens(false)
    toastSuccess()
  }

  return (
    <section className="account" aria-labelledby="account-title">
      <title>{`Account – ${blogName}`}</title>
      <h2 className="admin__heading" id="account-title">
        Account
      </h2>
      <p className="admin__lead">
        You are signed in as {email}. Another password ends your sessions on other devices and your API tokens.
      </p>
      <form className="account__form" onSubmit={change} aria-busy={isBusy}>
        {/* For password managers, which want to know whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errors.current}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters; a sentence is best."
          value={next}
          onChange={setNext}
          error={errors.next}
        />
        <label className="check">
          <input type="checkbox" checked={keepTokens} onChange={(event) => setKeepTokens(event.target.checked)} />
          Keep API tokens working
        </label>
        <p className="actions">
          <button type="submit" className="button" disabled={!current || !next} aria-disabled={isBusy}>
            Change password
          </button>
        </p>
      </form>
    </section>
  )
}
