import { Icon } from '../../../ui/icon.tsx'

/** Plain links to plain addresses: a new page starts at its top by itself. */
export function FeedPager({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button button--quiet pager__previous" rel="prev" href={page === 2 ? '/' : `/?page=${page - 1}`}>
          <Icon name="back" />
          Previous Blogs
        </a>
      )}
      <p className="pager__place">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a className="button button--quiet pager__next" rel="next" href={`/?page=${page + 1}`}>
          Next Blogs
          <Icon name="forward" />
        </a>
      )}
    </nav>
  )
}
