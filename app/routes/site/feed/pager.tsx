import { pageLinks } from '#domain/page-links.ts'
import { Icon } from '../../../ui/icon.tsx'

interface PagerProps {
  page: number
  pages: number
  /** The address of a page. */
  href: (page: number) => string
  /** The words of the links to the pages beside this one. */
  previous: string
  next: string
}

/** Plain links to plain addresses: a new page starts at its top by itself. */
export function Pager({ page, pages, href, previous, next }: PagerProps) {
  if (pages < 2) return null
  const numbers = pageLinks(page, pages)
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button button--quiet pager__previous" rel="prev" href={href(page - 1)}>
          <Icon name="back" />
          {previous}
        </a>
      )}
      <ol className="pager__numbers">
        {numbers.map((number, index) => (
          <li key={number} className={number - (numbers[index - 1] ?? 0) > 1 ? 'after-gap' : undefined}>
            <a href={href(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="button button--quiet pager__next" rel="next" href={href(page + 1)}>
          {next}
          <Icon name="forward" />
        </a>
      )}
    </nav>
  )
}

/** The addresses of the pages of a list whose first page is at `path`. */
export function pageHref(path: string): PagerProps['href'] {
  return (page) => (page === 1 ? path : `${path}?page=${page}`)
}
