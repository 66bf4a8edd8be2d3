import { useId } from 'react'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import type { SettingsForm } from './settings-form.ts'

export function SignInSection({ form }: { form: SettingsForm }) {
  const { t } = useLocale()
  const id = useId()
  const error = form.errors.requireSecondFactor
  return (
    <div>
      <Check
        name="requireSecondFactor"
        checked={form.settings.requireSecondFactor}
        onChange={(isChecked) => form.edit('requireSecondFactor', isChecked)}
        {...(error && { 'aria-describedby': id, 'aria-invalid': true })}
      >
        <span>
          {t('settingLabels.requireSecondFactor')}
          <span className="meta">{t('settings.secondFactorHint')}</span>
        </span>
      </Check>
      {error && (
        <p className="field__error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
