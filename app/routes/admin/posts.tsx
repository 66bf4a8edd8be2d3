import { useId, useState } from 'react'
import { Link, useLocation, useRevalidator, useRouteLoaderData } from 'react-router'
import type { Locale } from '#domain/locales/locale.ts'
import { authorWords } from '#domain/posts/authors/authors.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { LIST_ORDERS, type ListOrder } from '#domain/posts/list-order.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { ratingWarnings } from '#domain/posts/review.ts'
import { accountLocale, accountSayer } from '../../account-locale.ts'
import { type RequestArgs, servicesContext, viewerContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { QuietButton } from '../../ui/button.tsx'
import { deleteIfThere } from '../../ui/call.ts'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/posts'
import { useApplication } from './application-context.ts'
import type { loader as layoutLoader } from './layout.tsx'
import { type Mailed, MailedNote } from './mail/mailed-note.tsx'
import { announcementAudience } from './post-form/announcing/announcement-audience.ts'
import { BulkBar } from './post-list/bulk/bulk-bar.tsx'
import { useSelection } from './post-list/bulk/selection.ts'
import { DeleteDialog } from './post-list/delete-dialog.tsx'
import { EmptyList } from './post-list/empty-list.tsx'
import { emptyWords, listFilter, listQuery } from './post-list/list-filter.ts'
import { useListPages } from './post-list/list-pages.ts'
import { listedPosts } from './post-list/listed-posts.ts'
import { PostRow } from './post-list/post-row.tsx'
import { toastTrashed } from './post-list/restore-post.ts'
import { ScheduledPosts } from './post-list/scheduled-posts.tsx'
import type { ListedScheduled } from './post-list/scheduled-row.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'
import { zonedInstantWords } from './shell/instant-words.ts'
import { ListFilters } from './shell/list-filters.tsx'
import { RemoveDemo } from './today/remove-demo.tsx'

const SCHEDULED_POSTS = 50
const ORDERS = Object.keys(LIST_ORDERS) as ListOrder[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { posts } = services
  const { role } = context.get(viewerContext)!
  const { timeZone } = context.get(settingsContext)
  const locale = await accountLocale({ request, context })
  const filter = listFilter(new URL(request.url).searchParams)
  // The unfiltered list is in the data of the layout.
  const isWhole = listQuery(filter) === ''
  const [narrowed, categories, tags, scheduled, demo] = await Promise.all([
    isWhole ? null : listedPosts(context, filter, 0),
    posts.categories(),
    services.termLists.labels('tag'),
    scheduledPosts({ request, context }, locale, timeZone),
    role === 'owner' ? services.demoPostCount() : 0,
  ])
  return { narrowed, categories, tags, filter, scheduled, demo }
}

async function scheduledPosts({ request, context }: RequestArgs, locale: Locale, timeZone: string) {
  const say = await accountSayer({ request, context })
  const { savedPosts, media } = context.get(servicesContext)
  const authorId = onlyAuthor(context)
  const found = await savedPosts.scheduled(SCHEDULED_POSTS, { authorId, kind: 'post' })
  const total = found.length < SCHEDULED_POSTS ? found.length : await savedPosts.count('scheduled', authorId, 'post')
  const pictures = await media.describe(found.map(({ articleImage }) => articleImage).filter(Boolean))
  const posts: ListedScheduled[] = found.map((post) => ({
    id: post.id,
    revision: post.revision,
    title: post.title.trim(),
    author: authorWords(locale, post),
    date: post.date,
    announces: post.announces,
    warnings: ratingWarnings(post),
    picture: pictures.get(post.articleImage),
    publishAt: post.publishAt,
    when: zonedInstantWords(locale, post.publishAt, timeZone),
    problem: post.publishProblem && say(post.publishProblem),
  }))
  const audience = posts.some(({ announces }) => announces) ? await announcementAudience(context) : null
  return { posts, total, overdue: posts[found.findIndex(({ isOverdue }) => isOverdue)], audience }
}

export default function PostList({ loaderData }: Route.ComponentProps) {
  const locale = useLocale()
  const { t } = locale
  const { categories, tags, filter, scheduled, demo } = loaderData
  const { blogName, history, postCounts } = useApplication()
  const drafts = postCounts.draft
  const { listed: whole } = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout')!
  const { posts, isOwn, pictures, mailed, total, hasMore, isLoading, more, remove, bringBack, startOver } =
    useListPages(loaderData.narrowed ?? whole, filter)
  const selection = useSelection(
    posts.filter(({ id }) => isOwn(id)),
    listQuery(filter),
  )
  const { revalidate } = useRevalidator()
  const [postToDelete, setPostToDelete] = useState<PostSummary | null>(null)
  const named = (order: ListOrder) => [order, t(LIST_ORDERS[order])] as const
  const headingId = useId()
  const toolsId = useId()
  const { fallback, settle, expectChange: expectPosts } = useFocusFallback<HTMLHeadingElement>(posts)
  const { mailed: justMailed } = (useLocation().state ?? {}) as { mailed?: Mailed }
  const besideScheduled = useFocusFallback<HTMLHeadingElement>(scheduled)
  const { expectChange } = besideScheduled
  const isFiltered = Boolean(filter.q || filter.tag || filter.tagged)
  /** Only phones fold the tools. */
  const [isFolded, setFolded] = useState(!isFiltered)
  /** No post is published, but there are drafts or scheduled posts. */
  const isFirst = total === 0 && !isFiltered && drafts + scheduled.total > 0

  return (
    <section className="posts" aria-labelledby={headingId}>
      <title>{t('posts.screen', { blogName })}</title>
      <div className={`cluster posts__top ${isFolded ? 'posts__top--folded' : ''}`.trim()} id={toolsId}>
        <h2
          className="admin__heading"
          id={headingId}
          tabIndex={-1}
          ref={(heading) => {
            fallback.current = heading
            besideScheduled.fallback.current = heading
          }}
        >
          {t('posts.heading')}
        </h2>
        <QuietButton
          className="posts__tools"
          aria-expanded={!isFolded}
          aria-controls={toolsId}
          onClick={() => setFolded(!isFolded)}
        >
          {t('posts.tools')}
        </QuietButton>
        <ListFilters
          search={filter.q ?? ''}
          placeholder={t('posts.anyWordsPost')}
          choice={{
            label: t('posts.showCategory'),
            name: 'tag',
            value: filter.tag ?? '',
            options: categories.filter(Boolean).map((tag) => [tag, categoryName(locale, tag)]),
          }}
          others={{ sort: filter.sort ?? '', tagged: filter.tagged ?? '' }}
          onChange={(query) =>
            history(`/admin/posts${listQuery(listFilter(query))}`, { replace: true, preventScrollReset: true })
          }
        >
          {(tags.length > 0 || filter.tagged) && (
            <SelectField
              label={t('posts.tag')}
              name="tagged"
              defaultValue={filter.tagged ?? ''}
              options={[
                ['', t('posts.all')],
                ...[...new Set([...tags, filter.tagged ?? ''])].filter(Boolean).map((tag) => [tag, tag] as const),
              ]}
              onChange={(_, select) => select.form?.requestSubmit()}
            />
          )}
          <SelectField
            label={t('posts.sortBy')}
            name="sort"
            defaultValue={filter.sort ?? ''}
            options={
              filter.q
                ? [['', t('posts.bestMatch')], ...ORDERS.map(named)]
                : [['', t('posts.newest')], ...ORDERS.slice(1).map(named)]
            }
            onChange={(_, select) => select.form?.requestSubmit()}
          />
        </ListFilters>
        <p className="meta" role="status">
          {isFirst ? t('posts.noPublishedPostsYet') : t('terms.posts', { count: total })}
        </p>
        {whole.own === null && (
          <a className="meta posts__export" href="/api/blogs.zip" download title={t('posts.allPostsDraftsAs')}>
            {t('posts.export')}
          </a>
        )}
      </div>
      {justMailed && justMailed.recipients > 0 && (
        <p className="alert alert--success" role="status">
          <MailedNote {...justMailed} />
        </p>
      )}
      {demo > 0 && (
        <p className="meta cluster posts__demo">
          <span>{t('posts.demoPosts', { count: demo })}</span>
          <RemoveDemo
            posts={demo}
            onRemoved={() => {
              startOver()
              expectChange()
            }}
          />
        </p>
      )}
      {!isFiltered && <ScheduledPosts {...scheduled} focus={besideScheduled} />}
      {posts.length === 0 ? (
        <Empty why={isFiltered ? emptyWords(t, filter) : null} drafts={drafts} scheduled={scheduled.total} />
      ) : (
        <>
          <BulkBar
            selection={selection}
            categories={categories}
            onChanged={() => {
              startOver()
              expectPosts()
            }}
          />
          <ul className="rows rows--ticked">
            {posts.map((post) => (
              <PostRow
                key={post.id}
                post={post}
                picture={pictures.get(post.articleImage)}
                isOwn={isOwn(post.id)}
                mailed={mailed.get(post.id) ?? 0}
                tick={selection.tickOf(post)}
                onDelete={setPostToDelete}
              />
            ))}
          </ul>
        </>
      )}
      {hasMore && (
        <p className="posts__more">
          <button
            type="button"
            ref={more.whenSeen}
            className="button button--quiet"
            onClick={more.load}
            aria-disabled={isLoading}
          >
            {isLoading ? t('labels.loading') : t('posts.showMore')}
          </button>
        </p>
      )}
      {postToDelete && (
        <DeleteDialog
          title={postToDelete.title}
          request={() => deleteIfThere(`/api/blogs/${postToDelete.id}`)}
          outcome={{
            onSuccess() {
              const { id } = postToDelete
              toastTrashed(t, t('saving.deleted'), id, () => {
                bringBack(id)
                void revalidate()
                settle()
              })
              remove(id)
            },
          }}
          onClose={() => {
            setPostToDelete(null)
            settle()
          }}
        />
      )}
    </section>
  )
}

interface EmptyProps {
  /** Null for a list that is not narrowed. */
  why: string | null
  drafts: number
  scheduled: number
}

function Empty({ why, drafts, scheduled }: EmptyProps) {
  const { t } = useLocale()
  if (why === null && drafts + scheduled > 0)
    return (
      <EmptyList title={t('posts.noPublishedPostsYet')}>
        {drafts > 0 && <Link to="/admin/drafts">{t('posts.draftCount', { count: drafts })}</Link>}
        {drafts > 0 && scheduled > 0 && ', '}
        {scheduled > 0 && <a href="#scheduled-posts">{t('posts.scheduledCount', { count: scheduled })}</a>}
      </EmptyList>
    )
  return <EmptyList title={t('posts.nothingLurksHereYet')}>{why ?? t('posts.writeFirstPostWill')}</EmptyList>
}
