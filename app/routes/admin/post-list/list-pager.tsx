import { Link } from 'react-router'

/** On one page of drafts or of the trash. */
export const LISTED_POSTS = 50

/** The page that an address asks for; the last one when there are fewer. */
export function pageIn(request: Request, total: number): number {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  return Math.min(/^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1, pagesOf(total))
}

export function ListPager({ address, page, total }: { address: string; page: number; total: number }) {
  if (total <= LISTED_POSTS) return null
  return (
    <p className="actions">
      {page > 1 && <Link to={page === 2 ? address : `${address}?page=${page - 1}`}>Newer</Link>}
      {page < pagesOf(total) && <Link to={`${address}?page=${page + 1}`}>Older</Link>}
    </p>
  )
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / LISTED_POSTS))
}
