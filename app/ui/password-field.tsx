import { type Ref, useState } from 'react'
import { TextButton } from './button.tsx'
import { Field } from './field.tsx'
import { useLocale } from './locale.ts'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  isOptional?: boolean
  refusedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, autoComplete, value, onChange, error, hint, isOptional = false, refusedBy, ref } = props
  const { t } = useLocale()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="password">
          <input
            {...control}
            {...(refusedBy && { 'aria-describedby': refusedBy, 'aria-invalid': true })}
            ref={ref}
            type={isShown && value ? 'text' : 'password'}
            autoComplete={autoComplete}
            required={!isOptional}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value && (
            <TextButton
              className="password__toggle"
              aria-pressed={isShown}
              aria-label={isShown ? t('frame.hidePassword') : t('frame.showPassword')}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t('frame.hideTyped') : t('frame.showTyped')}
            </TextButton>
          )}
        </span>
      )}
    </Field>
  )
}
