import { Link } from 'react-router'
import { useLocale } from '../../../ui/locale.ts'

interface PagesProps {
  label: string
  page: number
  last: number
  to: (page: number) => string
  preventScrollReset?: boolean
  words?: readonly [before: string, after: string]
}

/** Links to the previous and next page of a list; nothing if there is one page. */
export function Pages({ label, page, last, to, preventScrollReset = false, words }: PagesProps) {
  const { t } = useLocale()
  if (last <= 1) return null
  const [before, after] = words ?? [t('labels.newer'), t('labels.older')]
  const link = (other: number, name: string) => (
    <Link className="button button--quiet" to={to(other)} preventScrollReset={preventScrollReset}>
      {name}
    </Link>
  )
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && link(page - 1, before)}
      <span>{t('labels.page', { page, last })}</span>
      {page < last && link(page + 1, after)}
    </nav>
  )
}
