import { type ReactNode, useId } from 'react'
import { Message } from './message.tsx'

export interface FieldTexts {
  label: string
  error?: string | undefined
  /** Help on the input, shown with or without an error. */
  hint?: ReactNode
  isRequired?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** Renders the control, which has to spread the given props. */
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  id: string
  className: 'control'
  'aria-describedby'?: string
  'aria-invalid'?: true
  required?: true
}

export function RequiredNote() {
  return (
    <Message of="frame.requiredFields" slots={{ mark: (words) => <span className="required-mark">{words}</span> }} />
  )
}

export function Field({ label, error, hint, isRequired, children, className }: FieldProps) {
  const id = useId()
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <label className={isRequired ? 'field__label field__label--required' : 'field__label'} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'control',
        ...(descriptions && { 'aria-describedby': descriptions }),
        ...(error && { 'aria-invalid': true }),
        ...(isRequired && { required: true }),
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
