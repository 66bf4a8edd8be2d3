import { type InputHTMLAttributes, memo } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'name'
  | 'onBlur'
  | 'onPaste'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'
>

interface TextFieldProps extends FieldTexts, InputProps {
  value: string
  onChange: (value: string) => void
  /** For more than one line; of what an input takes it gets the name only. */
  isLong?: boolean | undefined
  /** The height of a long one. */
  rows?: number
}

/** A text input or textarea. Memoized, so that a key renders one of the hundreds of fields of a long form. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { label, error, hint, isRequired, className, isLong, rows, onChange, ...input } = props
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} className={className}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            name={input.name}
            rows={rows}
            value={input.value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input {...control} {...input} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
})
