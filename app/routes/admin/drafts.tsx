import { useId } from 'react'
import { Link } from 'react-router'
import { today } from '#domain/text/civil-date.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import type { Route } from './+types/drafts'
import { useApplication } from './application-context.ts'
import { DraftRow, type ListedDraft } from './post-list/draft-row.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'

const PAGE_SIZE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { drafts, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const [found, total] = await Promise.all([drafts.page((page - 1) * PAGE_SIZE, PAGE_SIZE), drafts.count()])
  const pictures = await media.describe(found.map(({ articleImage }) => articleImage))
  const posts: ListedDraft[] = found.map((draft) => ({
    id: draft.id,
    title: draft.title.trim() || 'Untitled',
    author: draft.author,
    picture: pictures.get(draft.articleImage),
    savedOn: today(timeZone, new Date(draft.updatedAt)),
    savedBy: draft.updatedBy,
  }))
  return { posts, page, total }
}

/** Posts that were begun and not published. */
export default function Drafts({ loaderData: { posts, page, total } }: Route.ComponentProps) {
  const { blogName } = useApplication()
  const headingId = useId()
  const { fallback, expectChange } = useFocusFallback<HTMLHeadingElement>(posts)
  return (
    <section className="posts" aria-labelledby={headingId}>
      <title>{`Drafts – ${blogName}`}</title>
      <div className="posts__top">
        <h2 className="admin__heading" id={headingId} tabIndex={-1} ref={fallback}>
          Drafts
        </h2>
        <p className="posts__total">
          {total === 1 ? '1 draft' : `${total.toLocaleString('en')} drafts`}. Readers do not see them.
        </p>
        <p className="posts__back">
          <Link to="/admin/posts">All posts</Link>
        </p>
      </div>
      {posts.length === 0 ? (
        <div className="posts__empty">
          <p className="posts__empty-title">Nothing begun</p>
          <p>
            <Link to="/admin">Write a post</Link>, and save it as a draft until it is ready.
          </p>
        </div>
      ) : (
        <ul className="posts__list">
          {posts.map((post) => (
            <DraftRow key={post.id} post={post} onDeleted={expectChange} />
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <p className="actions">
          {page > 1 && <Link to={page === 2 ? '/admin/drafts' : `/admin/drafts?page=${page - 1}`}>Saved later</Link>}
          {page * PAGE_SIZE < total && <Link to={`/admin/drafts?page=${page + 1}`}>Saved earlier</Link>}
        </p>
      )}
    </section>
  )
}
