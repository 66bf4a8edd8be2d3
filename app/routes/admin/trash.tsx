import { useId, useState } from 'react'
import { Link } from 'react-router'
import { messages } from '#domain/messages.ts'
import { TRASH_DAYS, trashEnd } from '#domain/posts/trash-period.ts'
import { today } from '#domain/text/civil-date.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { call } from '../../ui/call.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/trash'
import { useApplication } from './application-context.ts'
import { LISTED_POSTS, ListPager, pageIn } from './post-list/list-pager.tsx'
import { type ListedTrash, TrashedRow } from './post-list/trashed-row.tsx'
import { ConfirmDialog } from './shell/confirm-dialog.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { trash, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const total = await trash.count()
  const page = pageIn(request, total)
  const found = await trash.list((page - 1) * LISTED_POSTS, LISTED_POSTS)
  const pictures = await media.describe(found.map(({ post }) => post.articleImage))
  const posts: ListedTrash[] = found.map(({ post, trashedAt, isDraft }) => ({
    id: post.id,
    title: post.title.trim() || 'Untitled',
    author: post.author,
    isDraft,
    picture: pictures.get(post.articleImage),
    deletedOn: today(timeZone, new Date(trashedAt)),
    endsOn: today(timeZone, trashEnd(trashedAt)),
  }))
  return { posts, page, total }
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
      <ListPager address="/admin/trash" page={page} total={total} />
      {postToDelete && (
        <ConfirmDialog
          lead="Delete for good:"
          title={postToDelete.title}
          text="The post and its pictures cannot be brought back."
          confirm="Delete for good"
          busy="Deleting…"
          // `from=trash` answers 404 for a post that was restored since this list was loaded.
          request={() => call('DELETE', `/api/blogs/${postToDelete.id}?forever=1&from=trash`)}
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
