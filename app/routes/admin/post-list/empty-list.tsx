import type { ReactNode } from 'react'

export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="posts__empty">
      <p className="posts__empty-title">{title}</p>
      <p>{children}</p>
    </div>
  )
}
