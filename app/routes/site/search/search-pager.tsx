import { Icon } from '../../../ui/icon.tsx'
import { searchHref } from './search-href.ts'

export function SearchPager({ q, page, pages }: { q: string; page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button button--quiet pager__previous" rel="prev" href={searchHref(q, page - 1)}>
          <Icon name="back" />
          Better matches
        </a>
      )}
      <p className="pager__place">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a className="button button--quiet pager__next" rel="next" href={searchHref(q, page + 1)}>
          More matches
          <Icon name="forward" />
        </a>
      )}
    </nav>
  )
}
