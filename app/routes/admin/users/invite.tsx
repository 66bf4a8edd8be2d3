import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Invitation } from '#server/storage/invitation-repository.ts'
import { call } from '../../../ui/call.ts'
import { Field } from '../../../ui/field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { useKeptState } from '../shell/kept-state.ts'

interface InviteProps {
  invitations: readonly Invitation[]
  /** Whether mail leaves this machine. */
  isMailed: boolean
}

interface Sent {
  id: string
  email: string
  link: string
}

/** Asks somebody in. The link goes out by mail, and stands here once, for whoever passes it on in another way. */
export function Invite({ invitations, isMailed }: InviteProps) {
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useKeptState('invite', '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  // Not once it was used, withdrawn, or followed by another one.
  const isOpen = invitations.some(({ id }) => id === sent?.id)

  async function invite(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const result = await call<Sent>('POST', '/api/invitations', { email })
    setBusy(false)
    setError(result.ok ? undefined : result.refusal.errors.email)
    if (!result.ok) return toastFailure(result.refusal.errors.email ?? result.refusal.detail)
    setSent(result.value)
    setEmail('')
    toastSuccess(`${result.value.email} is invited`)
    await revalidate()
  }

  return (
    <section className="exchange" aria-labelledby="invite-title">
      <h3 className="post-form__heading" id="invite-title">
        Invite somebody
      </h3>
      <p className="admin__lead exchange__lead">
        {isMailed
          ? 'They get a link by mail, with which they choose a password.'
          : 'No mail leaves this site yet, so you pass the link on yourself. With it they choose a password.'}{' '}
        The link works once, for seven days, and until the next one for the same address.
      </p>
      <form className="exchange__form" onSubmit={invite} aria-busy={isBusy} noValidate>
        <Field label="Email" error={error}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
        <p className="actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? 'Inviting…' : 'Invite'}
          </button>
        </p>
      </form>
      {sent && isOpen && <SentLink key={sent.link} sent={sent} isMailed={isMailed} />}
    </section>
  )
}

function SentLink({ sent: { email, link }, isMailed }: { sent: Sent; isMailed: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [label, setLabel] = useState(COPY)

  useEffect(() => {
    if (label === COPY) return
    const timer = setTimeout(() => setLabel(COPY), SAID_MS)
    return () => clearTimeout(timer)
  }, [label])

  async function copy() {
    if (await navigator.clipboard?.writeText(link).then(isTrue, isFalse)) return setLabel('Copied')
    // On a plain http address in one's own network there is no clipboard but that of what is selected.
    field.current?.select()
    setLabel(document.execCommand('copy') ? 'Copied' : 'Selected: copy it now')
  }

  return (
    <div className="confirmation">
      <p role="status">
        {email} is invited. {isMailed ? 'You can pass the link on yourself as well.' : 'Pass the link on.'} This screen
        shows it only now.
      </p>
      <div className="users__link">
        <input
          ref={field}
          className="control"
          readOnly
          value={link}
          aria-label={`Link for ${email}`}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button--quiet" onClick={copy}>
          {label}
        </button>
      </div>
    </div>
  )
}

const COPY = 'Copy link'
const SAID_MS = 2000
const isTrue = () => true
const isFalse = () => false
