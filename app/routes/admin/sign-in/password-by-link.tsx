import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { announceSessionChange } from '../../../ui/session/session-channel.ts'
import type { Site } from '../../../ui/site.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure } from '../../../ui/toasts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { Shell } from '../shell/shell.tsx'
import { submitting, useCall } from '../shell/use-call.ts'
import { type LinkValues, useLinkValues } from './link-values.ts'

interface PasswordByLinkProps {
  site: Site
  /** Title of the browser's tab. */
  screen: string
  title: string
  lead: ReactNode
  /** A further paragraph. */
  note?: ReactNode
  /** Whether the link names the e-mail address; otherwise it is typed here. */
  isAddressed?: boolean
  /** Label of the button. */
  submit: string
  /** Shown when the link is incomplete. */
  incomplete: string
  callFor: (link: LinkValues, email: string, password: string) => readonly [address: string, body: unknown]
}

/** The screen of a one-time link, where an administrator chooses a password. */
export function PasswordByLink({ site, screen, title, lead, note, isAddressed, ...rest }: PasswordByLinkProps) {
  const { submit, incomplete, callFor } = rest
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, refusal, errors, run, forget } = useCall()
  const link = useLinkValues(forget)
  const email = isAddressed ? (link?.e ?? '') : typed
  const isIncomplete = link !== undefined && (!link.t || (isAddressed && !link.e))

  async function open() {
    if (!link || isIncomplete) return
    await run(() => call('POST', ...callFor(link, email, password)), {
      onSuccess() {
        announceSessionChange()
        // A new document: the link is used up.
        location.replace('/admin')
        // Busy until this one is gone.
        return new Promise(() => {})
      },
      onFailure: () => toastFailure(),
    })
  }

  const isInField = Boolean(errors.email ?? errors.password)
  return (
    <Shell site={site} viewer={null}>
      <main className="admin admin--signed-out" id="main">
        <title>{`${screen} – ${site.blogName}`}</title>
        <section className="login" aria-labelledby="by-link-title">
          <div className="login__welcome">
            <h1 className="login__title" id="by-link-title">
              {title}
            </h1>
            <p className="login__lead">{lead}</p>
            {note && <p className="login__lead">{note}</p>}
          </div>
          <form className="login__form" onSubmit={submitting(open)} aria-busy={isBusy} noValidate>
            {isIncomplete && <RefusalNote>{incomplete}</RefusalNote>}
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              required
              readOnly={isAddressed}
              value={email}
              onChange={setTyped}
              error={errors.email}
            />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              hint="At least 8 characters; a sentence is best."
              value={password}
              onChange={setPassword}
              error={errors.password}
            />
            {refusal && !isInField && <RefusalNote>{errors.token ?? refusal.detail}</RefusalNote>}
            <p className="actions">
              <Button type="submit" disabled={!link || isIncomplete} aria-disabled={isBusy}>
                {isBusy ? 'Opening…' : submit}
              </Button>
            </p>
          </form>
        </section>
      </main>
    </Shell>
  )
}
