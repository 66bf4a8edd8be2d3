import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApplication } from '../../application-context.ts'

/** A link to another area, or its text alone where the viewer may not open it. */
export function AreaLink({ to, children }: { to: string; children: ReactNode }) {
  return useApplication().closed.includes(to) ? children : <Link to={to}>{children}</Link>
}
