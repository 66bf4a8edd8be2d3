import { authorWords } from '#domain/posts/authors/authors.ts'
import { LISTED_POSTS } from '#domain/posts/page-numbers.ts'
import { TRASH_DAYS, trashEnd } from '#domain/posts/trash-period.ts'
import { today } from '#domain/text/civil-time.ts'
import { accountLocale } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { call } from '../../ui/call.ts'
import { useLocale } from '../../ui/locale.ts'
import type { Route } from './+types/trash'
import { useRowQuestion } from './list/row-question.tsx'
import { type ListedTrash, TrashedRow } from './post-list/trashed-row.tsx'
import { pageIn, UnpublishedList } from './post-list/unpublished-list.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { savedPosts, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const locale = await accountLocale({ request, context })
  const authorId = onlyAuthor(context)
  const total = await savedPosts.count('trashed', authorId)
  const page = pageIn(request, total)
  const found = await savedPosts.list('trashed', { offset: (page - 1) * LISTED_POSTS, limit: LISTED_POSTS, authorId })
  const pictures = await media.describe(found.map(({ articleImage }) => articleImage))
  const posts: ListedTrash[] = found.map((post) => ({
    id: post.id,
    kind: post.kind ?? 'post',
    title: post.title.trim() || locale.t('labels.untitled'),
    author: authorWords(locale, post),
    status: post.status,
    picture: pictures.get(post.articleImage),
    deletedOn: today(timeZone, new Date(post.trashedAt!)),
    endsOn: today(timeZone, trashEnd(post.trashedAt!)),
  }))
  return { posts, page, total }
}

export default function Trash({ loaderData: { posts, page, total } }: Route.ComponentProps) {
  const { t } = useLocale()
  const { fallback, ...focus } = useFocusFallback<HTMLHeadingElement>(posts)
  const { ask, dialog } = useRowQuestion<ListedTrash>(focus, ({ id, kind, title }) => ({
    lead: t('trash.deleteForGoodQuestion'),
    title,
    text: t(kind === 'page' ? 'trash.pageCannotComeBack' : 'trash.postCannotComeBack'),
    confirm: t('trash.deleteForGood'),
    busy: t('labels.deleting'),
    // `from=trash` answers 404 for a post that was restored since this list was loaded.
    request: () => call('DELETE', `/api/blogs/${id}?forever=1&from=trash`),
    done: t('saving.deleted'),
  }))
  return (
    <>
      <UnpublishedList
        title={t('trash.trash')}
        summary={t('trash.summary', { count: total, days: TRASH_DAYS })}
        empty={{
          title: t('trash.nothingBuriedHere'),
          text: t('trash.deletedPostLiesHere', { days: TRASH_DAYS }),
        }}
        address="/admin/trash"
        page={page}
        total={total}
        heading={fallback}
      >
        {posts.map((post) => (
          <TrashedRow key={post.id} post={post} onDelete={ask} onRestored={focus.expectChange} />
        ))}
      </UnpublishedList>
      {dialog}
    </>
  )
}
