import { Link } from 'react-router'

interface PagesProps {
  /** Names the links to screen readers. */
  label: string
  page: number
  last: number
  /** The address of a page. */
  to: (page: number) => string
  preventScrollReset?: boolean
}

/** The way to the pages of a list before and after this one; nothing where there is one page. */
export function Pages({ label, page, last, to, preventScrollReset = false }: PagesProps) {
  if (last <= 1) return null
  const link = (other: number, name: string) => (
    <Link className="button button--quiet" to={to(other)} preventScrollReset={preventScrollReset}>
      {name}
    </Link>
  )
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && link(page - 1, 'Newer')}
      <span>
        Page {page} of {last}
      </span>
      {page < last && link(page + 1, 'Older')}
    </nav>
  )
}
