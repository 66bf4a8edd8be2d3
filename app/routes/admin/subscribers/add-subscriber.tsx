import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { Part } from '../shell/screen-title.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'

export function AddSubscriber() {
  const { value: email, change: setEmail } = useUnsavedInput('subscriber', '')
  const { isBusy, errors, run, forget } = useCall()
  const add = () =>
    run(() => call('POST', '/api/subscribers/pending', { email }), {
      onSuccess() {
        toastSuccess(`${email.trim()} gets a mail with a link to confirm`)
        setEmail('')
      },
      onFailure: ({ errors, detail }) => toastFailure(errors.email ?? detail),
    })
  return (
    <Part className="part columns" title="Add one">
      <p className="columns__side">They get a mail with a link, and are subscribed once they open it and agree.</p>
      <form className="stack stack--form" onSubmit={submitting(add)} aria-busy={isBusy} noValidate>
        <TextField
          label="Address"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(text) => {
            setEmail(text)
            forget('email')
          }}
          error={errors.email}
        />
        <p className="actions">
          <QuietButton type="submit" aria-disabled={isBusy}>
            {isBusy ? 'Adding…' : 'Add'}
          </QuietButton>
        </p>
      </form>
    </Part>
  )
}
