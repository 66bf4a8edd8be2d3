import type { InputHTMLAttributes, ReactNode } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

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
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'list' | 'spellCheck' | 'type'>
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
    <TextField
      type="text"
      autoComplete="off"
      {...input}
      label={label}
      name={name}
      value={value}
      onChange={onChange}
      error={errors[name]}
      hint={hint}
      isLong={isLong}
      isRequired={isRequired}
    />
  )
}
