import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../../ui/locale.ts'
import { Pages } from '../../list/pages.tsx'

interface ReportListProps<Part extends string> {
  /** The address of the screen, to which the query with part and page is added. */
  address: string
  /** The parts of the report that can be shown, with their labels. The first is shown without a query. */
  parts: readonly (readonly [part: Part, label: string])[]
  show: Part
  page: number
  last: number
  /** Shown where the part has no entry. */
  empty?: string
  /** Entries, as items of a list. */
  children: readonly ReactNode[]
}

/** A page of the entries of a report, with links to its parts and to other pages. */
export function ReportList<Part extends string>(props: ReportListProps<Part>) {
  const { t } = useLocale()
  const { address, parts, show, page, last, empty, children } = props
  const addressOf = (part: Part, page = 1) => {
    const query = new URLSearchParams({
      ...(part !== parts[0]?.[0] && { show: part }),
      ...(page > 1 && { page: String(page) }),
    })
    return query.size > 0 ? `${address}?${query}` : address
  }
  return (
    <>
      <nav className="tabs" aria-label={t('imports.entriesOfReport')}>
        {parts.map(([part, label]) => (
          <Link
            key={part}
            className="nav-link"
            to={addressOf(part)}
            aria-current={part === show ? 'true' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      {children.length === 0 && empty && <p>{empty}</p>}
      <ol className="rows rows--padded" aria-label={t('imports.report')}>
        {children}
      </ol>
      <Pages
        label={t('imports.pagesOfReport')}
        words={[t('labels.before'), t('labels.next')]}
        page={page}
        last={last}
        to={(other) => addressOf(show, other)}
      />
    </>
  )
}
