import type { ReactNode, Ref } from 'react'
import { Field } from '../../../ui/field.tsx'

interface CodeFieldProps {
  label: string
  hint?: ReactNode
  value: string
  onChange: (text: string) => void
  /** Whether the field takes a recovery code, which has letters and no autofill. */
  isRecovery?: boolean
  error?: string | undefined
  /** Id of the element with the error message about this code. */
  refusedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A one-time code of an app, or a recovery code. */
export function CodeField({ value, onChange, isRecovery = false, refusedBy, ref, ...texts }: CodeFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          {...(refusedBy && { 'aria-describedby': refusedBy, 'aria-invalid': true })}
          className="control code-field"
          ref={ref}
          type="text"
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
