import { useState } from 'react'
import { Field } from './field.tsx'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
}

/** A password, hidden until its writer wants to see it; there is something to see once something is typed. */
export function PasswordField({ label, autoComplete, value, onChange, error, hint }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="password">
          <input
            {...control}
            type={isShown && value ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value && (
            <button
              type="button"
              className="text-button password__toggle"
              aria-pressed={isShown}
              aria-label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
