import type { ComponentProps } from 'react'

/** The reason of a refusal, announced to screen readers at once. */
export function RefusalNote({ children, ...props }: ComponentProps<'div'>) {
  return (
    <div className="alert alert--error" role="alert" {...props}>
      <p>{children}</p>
    </div>
  )
}
