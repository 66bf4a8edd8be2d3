import { useId, useState } from 'react'
import { data, Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { TRASH_DAYS, trashEnd } from '#domain/posts/trash-period.ts'
import { today } from '#domain/text/civil-date.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { deleteIfThere } from '../../ui/call.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/trash'
import { useApplication } from './application-context.ts'
import { type ListedTrash, TrashedRow } from './post-list/trashed-row.tsx'
import { ConfirmDialog } from './shell/confirm-dialog.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'

const PAGE_SIZE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { trash, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const [found, total] = await Promise.all([trash.page((page - 1) * PAGE_SIZE, PAGE_SIZE), trash.count()])
  const pictures = await media.describe(found.map(({ post }) => post.articleImage))
  const posts: ListedTrash[] = found.map(({ post, trashedAt }) => ({
    id: post.id,
    title: post.title.trim() || 'Untitled',
    author: post.author,
    picture: pictures.get(post.articleImage),
    deletedOn: today(timeZone, new Date(trashedAt)),
    endsOn: today(timeZone, trashEnd(trashedAt)),
  }))
  return data({ posts, page, total })
}

/** Posts that were deleted within the last month, to be brought back or deleted for good. */
export default function Trash({ loaderData: { posts, page, total } }: Route.ComponentProps) {
  const { blogName } = useApplication()
  const [postToDelete, setPostToDelete] = useState<ListedTrash | null>(null)
  const headingId = useId()
  const { fallback, settle, expectChange } = useFocusFallback<HTMLHeadingElement>(posts)
  return (
    <section className="posts" aria-labelledby={headingId}>
      <title>{`Trash – ${blogName}`}</title>
      <div className="posts__top">
        <h2 className="admin__heading" id={headingId} tabIndex={-1} ref={fallback}>
          Trash
        </h2>
        <p className="posts__total">
          {total === 1 ? '1 post' : `${total.toLocaleString('en')} posts`}. Readers do not see them. Each is deleted for
          good after {TRASH_DAYS} days.
        </p>
        <p className="posts__back">
          <Link to="/admin/posts">All posts</Link>
        </p>
      </div>
      {posts.length === 0 ? (
        <div className="posts__empty">
          <p className="posts__empty-title">Nothing buried here</p>
          <p>A deleted post lies here for {TRASH_DAYS} days and can be brought back.</p>
        </div>
      ) : (
        <ul className="posts__list">
          {posts.map((post) => (
            <TrashedRow key={post.id} post={post} onDelete={setPostToDelete} onRestored={expectChange} />
          ))}
        </ul>
      )}
      {total > PAGE_SIZE && (
        <p className="actions">
          {page > 1 && <Link to={page === 2 ? '/admin/trash' : `/admin/trash?page=${page - 1}`}>Deleted later</Link>}
          {page * PAGE_SIZE < total && <Link to={`/admin/trash?page=${page + 1}`}>Deleted earlier</Link>}
        </p>
      )}
      {postToDelete && (
        <ConfirmDialog
          lead="Delete for good:"
          title={postToDelete.title}
          text="The post and its pictures cannot be brought back."
          confirm="Delete for good"
          busy="Deleting…"
          request={() => deleteIfThere(`/api/blogs/${postToDelete.id}?forever=1`)}
          outcome={{ onSuccess: () => toastSuccess(messages.postDeleted) }}
          onClose={() => {
            setPostToDelete(null)
            settle()
          }}
        />
      )}
    </section>
  )
}
