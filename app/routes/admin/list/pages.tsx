import { Link } from 'react-router'

interface PagesProps {
  label: string
  page: number
  last: number
  to: (page: number) => string
  preventScrollReset?: boolean
  words?: readonly [before: string, after: string]
}

/** Links to the previous and next page of a list; nothing if there is one page. */
export function Pages({ label, page, last, to, preventScrollReset = false, words = ['Newer', 'Older'] }: PagesProps) {
  if (last <= 1) return null
  const link = (other: number, name: string) => (
    <Link className="button button--quiet" to={to(other)} preventScrollReset={preventScrollReset}>
      {name}
    </Link>
  )
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && link(page - 1, words[0])}
      <span>
        Page {page} of {last}
      </span>
      {page < last && link(page + 1, words[1])}
    </nav>
  )
}
