import type { InputHTMLAttributes, ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'

interface SettingFieldProps {
  label: string
  /** Dotted, as errors name it. */
  name: string
  value: string
  onChange: (value: string) => void
  errors: Readonly<Record<string, string>>
  hint?: ReactNode
  /** For more than one line. */
  isLong?: boolean
  isRequired?: boolean
  input?: InputHTMLAttributes<HTMLInputElement>
}

/** A setting that is a text. */
export function SettingField({
  label,
  name,
  value,
  onChange,
  errors,
  hint,
  isLong,
  isRequired = false,
  input,
}: SettingFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]} isRequired={isRequired}>
      {(control) =>
        isLong ? (
          <textarea {...control} name={name} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
