import type { ComponentProps } from 'react'
import { SETTING_LABELS } from '#domain/settings/setting-fields.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
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
  return (
    <TextField
      type="text"
      autoComplete="off"
      {...field}
      label={label ?? SETTING_LABELS[name as keyof Settings]}
      name={name}
      value={valueAt(form.settings, name) as string}
      onChange={(value) => form.edit(name, value)}
      error={form.errors[name]}
    />
  )
}
