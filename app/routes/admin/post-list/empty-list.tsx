import type { ReactNode } from 'react'

/** Stands in the place of posts that are not there. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="posts__empty">
      <p className="posts__empty-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}
