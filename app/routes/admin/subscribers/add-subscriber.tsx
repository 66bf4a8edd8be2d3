import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { Part } from '../shell/screen-title.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'

export function AddSubscriber({ isMailed }: { isMailed: boolean }) {
  const { t } = useLocale()
  const { value: email, change: setEmail } = useUnsavedInput('subscriber', '')
  const { isBusy, errors, run, forget } = useCall()
  const add = () =>
    run(() => call('POST', '/api/subscribers/pending', { email }), {
      onSuccess() {
        toastSuccess(t(isMailed ? 'subscribers.added' : 'subscribers.addedUnmailed', { email: email.trim() }))
        setEmail('')
      },
      onFailure: ({ errors, detail }) => toastFailure(errors.email ?? detail),
    })
  return (
    <Part className="part columns" title={t('subscribers.addOne')}>
      {isMailed && <p className="columns__side">{t('subscribers.addOneHint')}</p>}
      <form className="stack stack--form" onSubmit={submitting(add)} aria-busy={isBusy} noValidate>
        <TextField
          label={t('labels.address')}
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
            {isBusy ? t('subscribers.adding') : t('labels.add')}
          </QuietButton>
        </p>
      </form>
    </Part>
  )
}
