import type { ReactNode, Ref } from 'react'
import { Field } from '../../../ui/field.tsx'

interface CodeFieldProps {
  label: string
  hint?: ReactNode
  value: string
  onChange: (text: string) => void
  /** A recovery code in the place of a one-time code: letters, and nothing for a phone to fill in. */
  isRecovery?: boolean
  error?: string | undefined
  /** The id of what says elsewhere that this code is wrong. */
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
