import type { ComponentProps } from 'react'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { valueAt } from './dotted-name.ts'
import type { SettingsForm } from './settings-form.ts'

interface SettingFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onChange'> {
  form: SettingsForm
  /** Dotted, as errors name it. */
  name: string
  /** By default the label of the setting. */
  label?: string
}

export function SettingField({ form, name, label, ...field }: SettingFieldProps) {
  const { t } = useLocale()
  return (
    <TextField
      type="text"
      autoComplete="off"
      {...field}
      label={label ?? t(`settingLabels.${name as keyof Settings}`)}
      name={name}
      value={valueAt(form.settings, name) as string}
      onChange={(value) => form.edit(name, value)}
      error={form.errors[name]}
    />
  )
}
