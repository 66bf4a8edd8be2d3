import type { ReactNode } from 'react'

export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty__title">{title}</p>
      <p>{children}</p>
    </div>
  )
}
