import { type ReactNode, useId } from 'react'

interface ProgressProps {
  label: string
  /** From 0 to 1; null where it is not known. */
  share: number | null
  /** Further lines, such as amounts. */
  children?: ReactNode
}

export function Progress({ label, share, children }: ProgressProps) {
  const id = useId()
  return (
    <div className="job-progress stack stack--tight">
      <p id={id} role="status">
        {label}
      </p>
      <progress aria-labelledby={id} max={1} {...(share !== null && { value: Math.min(1, share) })} />
      {children}
    </div>
  )
}
