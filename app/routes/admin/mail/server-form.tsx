import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MailWayStatus } from '#server/mail/open-mail.ts'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { TextInput } from '../post-form/basic-fields.tsx'
import { useKeptState } from '../shell/kept-state.ts'
import { NotSaved } from './not-saved.tsx'
import { SendTest } from './send-test.tsx'

interface ServerFormProps {
  smtp: { url: string; from: string } | null
  isFromEnvironment: boolean
  /** Who can be tried here; null where mail goes elsewhere. */
  transport: MailWayStatus['transport'] | null
  /** Whether a hosted service sends what no server does. */
  isHosted: boolean
  /** E-mail address of whoever is signed in. */
  viewer: string
}

/** By which server mail leaves, and whether that works. */
export function ServerForm({ smtp, isFromEnvironment, transport, isHosted, viewer }: ServerFormProps) {
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useKeptState<{ url?: string; from?: string }>(`mail server ${smtp?.url} ${smtp?.from}`, {})
  const url = typed.url ?? smtp?.url ?? ''
  const from = typed.from ?? smtp?.from ?? ''
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const isChanged = url !== (smtp?.url ?? '') || from !== (smtp?.from ?? '')

  function discard() {
    setTyped({})
    setErrors({})
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isChanged) return
    setBusy(true)
    const result = await call('PATCH', '/api/mail', { url, from })
    if (result.ok) {
      setErrors({})
      toastSuccess(url.trim() ? 'Mail server saved' : 'Mail server taken away')
      await revalidate()
      // A password is hidden from here on.
      setTyped({})
    } else {
      setErrors(result.refusal.errors)
      toastFailure(result.refusal.detail)
    }
    setBusy(false)
  }

  return (
    <section className="mail__part exchange" aria-labelledby="server-title">
      <h3 className="post-form__heading" id="server-title">
        Mail server
      </h3>
      {isFromEnvironment ? (
        <p className="admin__lead mail__none">
          The environment names the server (SMTP_URL), and wins over what stands here.
        </p>
      ) : (
        <form className="exchange__form" onSubmit={save} noValidate aria-busy={isBusy}>
          <TextInput
            label="Server"
            value={url}
            onChange={(text) => setTyped((known) => ({ ...known, url: text }))}
            error={errors.url}
            hint={`smtp://user:password@mail.example:587 or smtps://…; characters such as @ in a password are written as %40. Empty: ${isHosted ? 'the hosted service sends everything' : 'mail is kept here'}.`}
          />
          <TextInput
            label="Sender"
            value={from}
            onChange={(text) => setTyped((known) => ({ ...known, from: text }))}
            error={errors.from}
            hint="The address that mails come from, such as The Den <den@example.org>."
          />
          <p className="actions">
            <button type="submit" className="button" aria-disabled={isBusy || !isChanged}>
              Save server
            </button>
            {isChanged && !isBusy && <NotSaved onDiscard={discard} />}
          </p>
        </form>
      )}
      {transport && <SendTest transport={transport} viewer={viewer} isDisabled={isBusy || isChanged} />}
    </section>
  )
}
