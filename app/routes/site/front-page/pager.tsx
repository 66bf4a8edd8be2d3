import { pageLinks } from '#domain/page-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface PagerProps {
  page: number
  pages: number
  path: string
  previous: string
  next: string
}

/** Links to the pages of a list. They are full navigations, so the browser starts each page at its top. */
export function Pager({ page, pages, path, previous, next }: PagerProps) {
  const { t } = useLocale()
  if (pages < 2) return null
  const query = path.includes('?') ? '&' : '?'
  const href = (number: number) => (number === 1 ? path : `${path}${query}page=${number}`)
  const numbers = pageLinks(page, pages)
  return (
    <nav className="page pager" aria-label={t('shell.pages')}>
      {page > 1 && (
        <a className="button button--quiet pager__previous" rel="prev" href={href(page - 1)}>
          <Icon name="back" />
          {previous}
        </a>
      )}
      <ol className="plain-list pager__numbers">
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
