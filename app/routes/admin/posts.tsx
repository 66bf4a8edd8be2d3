import { useId, useRef, useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { messages } from '#domain/messages.ts'
import type { PostSummary } from '#domain/post.ts'
import { categoryLabel } from '#domain/review.ts'
import { servicesContext } from '../../context.ts'
import { call } from '../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.ts'
import type { Route } from './+types/posts'
import { useApplication } from './application-context.ts'
import type { loader as layoutLoader } from './layout.tsx'
import { DeleteDialog } from './post-list/delete-dialog.tsx'
import { listFilter, listQuery } from './post-list/list-filter.ts'
import { PostRow } from './post-list/post-row.tsx'
import { useStretches } from './post-list/stretches.ts'
import { ListFilters } from './shell/list-filters.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { posts } = context.get(servicesContext)
  const filter = listFilter(new URL(request.url).searchParams)
  // The whole list came with the area itself.
  const isWhole = listQuery(filter) === ''
  const [narrowed, categories] = await Promise.all([isWhole ? null : posts.listed(filter, 0), posts.categories()])
  return { narrowed, categories, filter }
}

/** Update or Delete Blog: every post, searchable, 50 at a time. */
export default function PostList({ loaderData }: Route.ComponentProps) {
  const { categories, filter } = loaderData
  const { blogName, history } = useApplication()
  const { listed: whole } = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout')!
  const { revalidate } = useRevalidator()
  const { posts, pictures, total, hasMore, isLoading, more, remove } = useStretches(
    loaderData.narrowed ?? whole,
    filter,
  )
  const [doomed, setDoomed] = useState<PostSummary | null>(null)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFiltered = Boolean(filter.q || filter.tag)

  /** Gives why it failed, or null when the post is gone. */
  async function confirm(post: PostSummary): Promise<string | null> {
    const result = await call('DELETE', `/api/blogs/${post.id}`)
    // Gone already is what was wanted.
    if (!result.ok && result.refusal.status !== 404) {
      toastFailure(result.refusal.detail)
      return result.refusal.detail
    }
    remove(post.id)
    setDoomed(null)
    heading.current?.focus()
    toastSuccess(messages.postDeleted)
    void revalidate()
    return null
  }

  return (
    <section className="posts" aria-labelledby={headingId}>
      <title>{`Update or Delete Blog – ${blogName}`}</title>
      <div className="posts__top">
        <h2 className="admin__heading" id={headingId} tabIndex={-1} ref={heading}>
          Update or Delete Blog
        </h2>
        <ListFilters
          search={filter.q ?? ''}
          placeholder="Title, caption or author"
          choice={{
            label: 'Show category',
            name: 'tag',
            value: filter.tag ?? '',
            options: categories.filter(Boolean).map((tag) => ({ value: tag, label: categoryLabel(tag) })),
          }}
          onChange={(query) =>
            history(`/admin/posts${listQuery(listFilter(query))}`, { replace: true, preventScrollReset: true })
          }
        />
        <p className="posts__total" role="status">
          {total === 1 ? '1 post' : `${total.toLocaleString('en')} posts`}
        </p>
      </div>
      {posts.length === 0 ? (
        <Empty isFiltered={isFiltered} />
      ) : (
        <ul className="posts__list">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} picture={pictures.get(post.articleImage)} onDelete={setDoomed} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="posts__more">
          <button
            type="button"
            ref={more.whenSeen}
            className="button button--quiet"
            onClick={more.load}
            disabled={isLoading}
          >
            {isLoading ? 'Loading…' : 'Show more'}
          </button>
        </p>
      )}
      {doomed && (
        <DeleteDialog title={doomed.title} onConfirm={() => confirm(doomed)} onCancel={() => setDoomed(null)} />
      )}
    </section>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="posts__empty">
      <p className="posts__empty-title">Nothing lurks here yet</p>
      <p>
        {isFiltered
          ? 'No post holds these words in this category. Try fewer words, or all categories.'
          : 'Write the first post, and it will stand here to be changed or deleted.'}
      </p>
    </div>
  )
}
