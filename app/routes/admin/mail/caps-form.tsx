import { MAIL_CAP_NAMES, type MailCapName } from '#domain/mail/mail-caps.ts'
import type { MailCaps } from '#server/mail/mail-caps.ts'
import { Button } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { Part } from '../shell/screen-title.tsx'
import { useUnsavedInput } from '../shell/unsaved-input.ts'
import { submitting, useCall } from '../shell/use-call.ts'
import { NotSaved } from './not-saved.tsx'
import { capText, typedCap } from './typed-cap.ts'

/** Limits of the provider, kept here so that no mail is refused for coming too fast. */
export function CapsForm({ caps }: { caps: MailCaps }) {
  const { t } = useLocale()
  const { value: typed, change: setTyped } = useUnsavedInput<Partial<Record<MailCapName, string>>>(
    `mail-caps:${JSON.stringify(caps)}`,
    {},
  )
  const { isBusy, errors, run, forget } = useCall()
  const textOf = (name: MailCapName) => typed[name] ?? capText(caps[name])
  const changed = MAIL_CAP_NAMES.filter((name) => typedCap(textOf(name)) !== caps[name])

  function type(name: MailCapName, text: string) {
    setTyped((known) => ({ ...known, [name]: text }))
    forget(name)
  }

  function discard() {
    setTyped({})
    forget()
  }

  async function save() {
    if (changed.length === 0) return
    const change = Object.fromEntries(changed.map((name) => [name, typedCap(textOf(name))]))
    const isSaved = await run(() => call('PATCH', '/api/mail/caps', change), {
      onSuccess: () => toastSuccess(t('mail.limitsSaved')),
    })
    if (isSaved) setTyped({})
  }

  return (
    <Part className="part columns" title={t('mail.howFastMailGoes')}>
      <p className="columns__side">{t('mail.overLimitWaits')}</p>
      <form className="stack stack--form" onSubmit={submitting(save)} noValidate aria-busy={isBusy}>
        <div className="pair mail__caps">
          {MAIL_CAP_NAMES.map((name) => (
            <TextField
              key={name}
              label={t(`mail.${name}`)}
              inputMode="numeric"
              value={textOf(name)}
              onChange={(text) => type(name, text)}
              error={errors[name]}
              hint={t(`mail.${name}Hint`)}
            />
          ))}
        </div>
        <p className="actions">
          <Button type="submit" aria-disabled={isBusy || changed.length === 0}>
            {t('mail.saveLimits')}
          </Button>
          {changed.length > 0 && !isBusy && <NotSaved onDiscard={discard} />}
        </p>
      </form>
    </Part>
  )
}
