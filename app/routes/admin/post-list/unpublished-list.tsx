import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router'
import { LISTED_POSTS } from '#domain/posts/page-numbers.ts'
import { useLocale } from '../../../ui/locale.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'
import { EmptyList } from './empty-list.tsx'

/** The page number in an address; the last page if there are fewer. */
export function pageIn(request: Request, total: number): number {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  return Math.min(/^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1, pagesOf(total))
}

interface UnpublishedListProps {
  title: string
  summary: ReactNode
  empty: { title: string; text: ReactNode }
  address: string
  page: number
  total: number
  heading: RefObject<HTMLHeadingElement | null>
  /** Actions for ticked posts. */
  bulk?: ReactNode
  children: ReactNode
}

export function UnpublishedList({
  title,
  summary,
  empty,
  address,
  page,
  total,
  heading,
  bulk,
  children,
}: UnpublishedListProps) {
  const id = useId()
  return (
    <section className="posts" aria-labelledby={id}>
      <ScreenTitle screen={title} />
      <div className="cluster posts__top">
        <h2 className="admin__heading" id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <div className="meta">{summary}</div>
      </div>
      {total === 0 ? (
        <EmptyList title={empty.title}>{empty.text}</EmptyList>
      ) : (
        <>
          {bulk}
          <ul className={bulk ? 'rows rows--ticked' : 'rows'}>{children}</ul>
        </>
      )}
      <ListPager address={address} page={page} total={total} />
    </section>
  )
}

function ListPager({ address, page, total }: { address: string; page: number; total: number }) {
  const { t } = useLocale()
  if (total <= LISTED_POSTS) return null
  return (
    <p className="actions">
      {page > 1 && <Link to={page === 2 ? address : `${address}?page=${page - 1}`}>{t('labels.newer')}</Link>}
      {page < pagesOf(total) && <Link to={`${address}?page=${page + 1}`}>{t('labels.older')}</Link>}
    </p>
  )
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / LISTED_POSTS))
}
