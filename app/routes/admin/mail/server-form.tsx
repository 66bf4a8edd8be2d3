import type { TransportStatus } from '#server/mail/open-mail.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { NotSaved } from './not-saved.tsx'
import { SendTest } from './send-test.tsx'

interface ServerFormProps {
  smtp: { url: string; from: string } | null
  isFromEnvironment: boolean
  /** The transport that a test mail would use; null where this server sends nothing. */
  transport: TransportStatus['name'] | null
  /** Whether a hosted service sends what no server does. */
  isHosted: boolean
  /** E-mail address of the signed-in administrator. */
  viewer: string
}

/** The mail server, and a test of it. */
export function ServerForm({ smtp, isFromEnvironment, transport, isHosted, viewer }: ServerFormProps) {
  const { value: typed, change: setTyped } = useUnsavedInput<{ url?: string; from?: string }>(
    `mail-server:${smtp?.url} ${smtp?.from}`,
    {},
    // The address may contain a password.
    { isSecret: true },
  )
  const url = typed.url ?? smtp?.url ?? ''
  const from = typed.from ?? smtp?.from ?? ''
  const { isBusy, errors, run, forget } = useCall()
  const isChanged = url !== (smtp?.url ?? '') || from !== (smtp?.from ?? '')

  function discard() {
    setTyped({})
    forget()
  }

  async function save() {
    if (!isChanged) return
    const isSaved = await run(() => call('PATCH', '/api/mail', { url, from }), {
      onSuccess: () => toastSuccess(url.trim() ? 'Mail server saved' : 'Mail server taken away'),
    })
    // From here on the password is hidden.
    if (isSaved) setTyped({})
  }

  return (
    <section className="mail__part exchange columns" aria-labelledby="server-title">
      <h3 className="post-form__heading" id="server-title">
        Mail server
      </h3>
      {isFromEnvironment ? (
        <p className="admin__lead mail__none">
          The environment names the server (SMTP_URL), and wins over what stands here.
        </p>
      ) : (
        <form className="exchange__form" onSubmit={submitting(save)} noValidate aria-busy={isBusy}>
          <TextField
            label="Server"
            value={url}
            onChange={(text) => setTyped((known) => ({ ...known, url: text }))}
            error={errors.url}
            hint={`smtp://user:password@mail.example:587 or smtps://…; characters such as @ in a password are written as %40. Empty: ${isHosted ? 'the hosted service sends everything' : 'mail is kept here'}.`}
          />
          <TextField
            label="Sender"
            value={from}
            onChange={(text) => setTyped((known) => ({ ...known, from: text }))}
            error={errors.from}
            hint="The address that mails come from, such as The Den <den@example.org>."
          />
          <p className="actions">
            <Button type="submit" aria-disabled={isBusy || !isChanged}>
              Save server
            </Button>
            {isChanged && !isBusy && <NotSaved onDiscard={discard} />}
          </p>
        </form>
      )}
      {transport && <SendTest transport={transport} viewer={viewer} isDisabled={isBusy || isChanged} />}
    </section>
  )
}
