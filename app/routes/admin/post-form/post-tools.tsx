import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** What can be done with a saved post beside changing it, in a line above its form. */
export function PostTools({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className="post-tools">
      {children}
      <Link to={`/admin/revisions/${id}`}>Revisions</Link>
    </div>
  )
}
