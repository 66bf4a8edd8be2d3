import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function PostTools({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="post-tools">
      {children}
      <Link to={`/admin/revisions/${id}`}>Revisions</Link>
    </div>
  )
}
