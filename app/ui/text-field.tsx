import { type InputHTMLAttributes, memo } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'name'
  | 'onPaste'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
  | 'type'
>

interface TextFieldProps extends FieldTexts, InputProps {
  value: string
  onChange: (value: string) => void
  /** Renders a textarea, which gets only the name of the further attributes. */
  isLong?: boolean | undefined
  /** Height of the textarea in lines. */
  rows?: number
  onBlur?: () => void
}

/** A text input or textarea. Memoized, so that a keystroke renders only one of the hundreds of fields of a long form. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { label, error, hint, isRequired, className, isLong, rows, onChange, onBlur, ...input } = props
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} className={className}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            name={input.name}
            rows={rows}
            value={input.value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input onBlur={onBlur} {...control} {...input} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
})
