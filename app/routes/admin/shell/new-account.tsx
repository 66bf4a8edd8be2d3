import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { call, type Refusal } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { announceSessionChange } from '../../../ui/session-channel.ts'
import { toastFailure } from '../../../ui/toasts.ts'
import type { Site } from '../../site/layout.tsx'
import { Shell } from './shell.tsx'

/** What stands behind the `#` of a link, which no server and no log ever sees. */
export type LinkValues = Readonly<Record<'t' | 'e', string>>

interface NewAccountProps {
  site: Pick<Site, 'blogName' | 'tagline' | 'contact' | 'captcha'>
  /** Of the browser's tab. */
  screen: string
  title: string
  lead: ReactNode
  /** What else there is to know before one goes on. */
  note?: ReactNode
  /** Whose link it is; otherwise whoever has it chooses an address. */
  isAddressed?: boolean
  /** Stands on the button. */
  submit: string
  /** What to do about half a link. */
  incomplete: string
  callFor: (link: LinkValues, email: string, password: string) => readonly [address: string, body: unknown]
}

/** Where a one-time link leads: whoever has it chooses a password, and is an administrator then. */
export function NewAccount({ site, screen, title, lead, note, isAddressed, ...rest }: NewAccountProps) {
  const { submit, incomplete, callFor } = rest
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const link = useLinkValues(() => setRefusal(null))
  const email = isAddressed ? (link?.e ?? '') : typed
  const isIncomplete = link !== undefined && (!link.t || (isAddressed && !link.e))

  async function open(event: FormEvent) {
    event.preventDefault()
    if (!link || isIncomplete || isBusy) return
    setBusy(true)
    const result = await call('POST', ...callFor(link, email, password))
    if (result.ok) {
      announceSessionChange()
      // Loaded anew: the link is used up.
      location.replace('/admin')
      return
    }
    setRefusal(result.refusal)
    toastFailure()
    setBusy(false)
  }

  const errors = refusal?.errors ?? {}
  const isInField = Boolean(errors.email ?? errors.password)
  return (
    <Shell site={site} viewer={null}>
      <main className="admin admin--signed-out" id="main">
        <title>{`${screen} – ${site.blogName}`}</title>
        <section className="login" aria-labelledby="new-account-title">
          <div className="login__welcome">
            <h1 className="login__title" id="new-account-title">
              {title}
            </h1>
            <p className="login__lead">{lead}</p>
            {note && <p className="login__lead">{note}</p>}
          </div>
          <form className="login__form" onSubmit={open} aria-busy={isBusy} noValidate>
            {isIncomplete && (
              <div className="refusal" role="alert">
                <p>{incomplete}</p>
              </div>
            )}
            <Field label="Email" error={errors.email}>
              {(control) => (
                <input
                  {...control}
                  type="email"
                  autoComplete="username"
                  required
                  readOnly={isAddressed}
                  value={email}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters; a sentence is best."
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            {refusal && !isInField && (
              <div className="refusal" role="alert">
                <p>{errors.token ?? refusal.detail}</p>
              </div>
            )}
            <p className="actions">
              <button type="submit" className="button" disabled={!link || isIncomplete} aria-disabled={isBusy}>
                {isBusy ? 'Opening…' : submit}
              </button>
            </p>
          </form>
        </section>
      </main>
    </Shell>
  )
}

/**
 * Undefined until the browser has been asked.
 * @param onOther another link was opened in the same tab, which loads nothing anew
 */
function useLinkValues(onOther: () => void): LinkValues | undefined {
  const [values, setValues] = useState<LinkValues>()
  const forget = useEffectEvent(onOther)
  useEffect(() => {
    const read = () => {
      const behind = new URLSearchParams(location.hash.slice(1))
      setValues({ t: behind.get('t') ?? '', e: behind.get('e') ?? '' })
      forget()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return values
}
