import { useId } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import { Check } from '../../../ui/choices/check.tsx'
import type { SettingsForm } from './settings-form.ts'

export function SignInSection({ form }: { form: SettingsForm }) {
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
          {SETTING_LABELS.requireSecondFactor}
          <span className="meta">
            Administrators without one can only set it up, under Account. API tokens keep working.
          </span>
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
