import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { focusFirstError } from '../post-form/form-errors.ts'
import { submitting } from '../shell/use-call.ts'
import { NotSaved } from './not-saved.tsx'
import { ServerFields } from './server-fields.tsx'
import type { useServerForm } from './use-server-form.ts'

interface ServerFormProps {
  form: ReturnType<typeof useServerForm>
  /** Whether a server is stored, which saving an empty host removes. */
  isStored: boolean
  isHosted: boolean
}

export function ServerForm({ form, isStored, isHosted }: ServerFormProps) {
  const { t } = useLocale()
  const { values, errors, isBusy, isChanged, change, discard, save } = form
  const element = useRef<HTMLFormElement>(null)
  // After a refused save the first invalid field gets the focus, since it may be scrolled out of view.
  useEffect(() => {
    if (!isBusy) focusFirstError(element.current)
  }, [isBusy])
  const removal = isHosted ? 'mail.removedHosted' : 'mail.removedKept'
  const absence = isHosted ? 'mail.noHostHosted' : 'mail.noHostKept'
  return (
    <form ref={element} className="stack stack--form" onSubmit={submitting(save)} noValidate aria-busy={isBusy}>
      <ServerFields form={form} />
      <TextField
        label={t('mail.sender')}
        value={values.from}
        onChange={(from) => change({ from })}
        error={errors.from}
        hint={t('mail.senderHint')}
      />
      <p className="actions cluster">
        <Button type="submit" aria-disabled={isBusy || !isChanged}>
          {t('mail.saveServer')}
        </Button>
        {isChanged && !isBusy && <NotSaved onDiscard={discard} />}
        {values.host.trim() === '' && <span className="meta">{t(isStored ? removal : absence)}</span>}
      </p>
    </form>
  )
}
