import type { ComponentProps } from 'react'

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  onChange: (checked: boolean) => void
}

export function Check({ onChange, title, className, children, ...input }: CheckProps) {
  return (
    <label className={className ? `check ${className}` : 'check'} title={title}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {children}
    </label>
  )
}
