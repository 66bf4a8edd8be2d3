import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { TextInput } from '../post-form/basic-fields.tsx'

interface ServerFormProps {
  smtp: { url: string; from: string } | null
  isFromEnvironment: boolean
  /** E-mail address of whoever is signed in. */
  viewer: string
}

/** By which server mail leaves, and whether that works. */
export function ServerForm({ smtp, isFromEnvironment, viewer }: ServerFormProps) {
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(smtp?.url ?? '')
  const [from, setFrom] = useState(smtp?.from ?? '')
  const [to, setTo] = useState(viewer)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [word, setWord] = useState<{ ok: boolean; reply: string } | null>(null)
  const isChanged = url !== (smtp?.url ?? '') || from !== (smtp?.from ?? '')

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await call('PATCH', '/api/mail', { url, from })
    setBusy(false)
    if (!result.ok) {
      setErrors(result.refusal.errors)
      return toastFailure(result.refusal.detail)
    }
    setErrors({})
    toastSuccess()
    await revalidate()
  }

  async function test() {
    setBusy(true)
    setWord(null)
    const result = await call<{ reply: string }>('POST', '/api/mail/test', { to })
    setBusy(false)
    setWord(result.ok ? { ok: true, reply: result.value.reply } : { ok: false, reply: result.refusal.detail })
    if (!result.ok) setErrors(result.refusal.errors)
    await revalidate()
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
            onChange={setUrl}
            error={errors.url}
            hint="smtp://user:password@mail.example:587 or smtps://…; characters such as @ in a password are written as %40. Empty: mail is kept here."
          />
          <TextInput
            label="Sender"
            value={from}
            onChange={setFrom}
            error={errors.from}
            hint="The address that mails come from, such as The Den <den@example.org>."
          />
          <p className="actions">
            <button type="submit" className="button" disabled={isBusy || !isChanged}>
              Save server
            </button>
          </p>
        </form>
      )}
      <div className="exchange__form mail__test">
        <TextInput label="Send a test to" value={to} onChange={setTo} error={errors.to} />
        <p className="actions">
          <button type="button" className="button button--quiet" onClick={test} disabled={isBusy || isChanged}>
            {isBusy ? 'Asking the server…' : 'Send test'}
          </button>
        </p>
        {word && (
          <div className={word.ok ? 'confirmation' : 'refusal'} role="status">
            <p>{word.ok ? 'The server took it. It said:' : 'It did not go out. The server said:'}</p>
            <p className="refusal__code">{word.reply}</p>
          </div>
        )}
      </div>
    </section>
  )
}
