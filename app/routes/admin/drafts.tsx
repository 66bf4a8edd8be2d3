import { Link } from 'react-router'
import { authorWords } from '#domain/posts/authors/authors.ts'
import { LISTED_POSTS } from '#domain/posts/page-numbers.ts'
import { isReview } from '#domain/posts/review.ts'
import { today } from '#domain/text/civil-time.ts'
import { accountLocale } from '../../account-locale.ts'
import { servicesContext } from '../../context.ts'
import { settingsContext } from '../../middleware.ts'
import { onlyAuthor } from '../../role-refusal.ts'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/drafts'
import { BulkBar } from './post-list/bulk/bulk-bar.tsx'
import { useSelection } from './post-list/bulk/selection.ts'
import { DraftRow, type ListedDraft } from './post-list/draft-row.tsx'
import { pageIn, UnpublishedList } from './post-list/unpublished-list.tsx'
import { useFocusFallback } from './shell/focus-fallback.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { administrators, savedPosts, media } = context.get(servicesContext)
  const { timeZone } = context.get(settingsContext)
  const locale = await accountLocale({ request, context })
  const authorId = onlyAuthor(context)
  const total = await savedPosts.count('draft', authorId, 'post')
  const page = pageIn(request, total)
  const rows = { offset: (page - 1) * LISTED_POSTS, limit: LISTED_POSTS, authorId, kind: 'post' } as const
  const found = await savedPosts.list('draft', rows)
  const pictures = await media.describe(found.map(({ articleImage }) => articleImage))
  const names = await administrators.authorNames()
  const posts: ListedDraft[] = found.map((draft) => ({
    id: draft.id,
    revision: draft.revision,
    tag: draft.tag,
    isReview: isReview(draft),
    ratings: draft.ratings,
    title: draft.title.trim() || locale.t('labels.untitled'),
    author: authorWords(locale, draft),
    picture: pictures.get(draft.articleImage),
    savedOn: today(timeZone, new Date(draft.updatedAt)),
    savedBy: names.get(draft.updatedBy) ?? draft.updatedBy,
  }))
  return { posts, page, total }
}

export default function Drafts({ loaderData: { posts, page, total } }: Route.ComponentProps) {
  const { t } = useLocale()
  const { fallback, expectChange } = useFocusFallback<HTMLHeadingElement>(posts)
  const selection = useSelection(posts, String(page))
  return (
    <UnpublishedList
      title={t('posts.drafts')}
      summary={t('posts.draftSummary', { count: total })}
      empty={{
        title: t('posts.noDraftsYet'),
        text: <Message of="posts.writeAndSave" slots={{ link: (words) => <Link to="/admin">{words}</Link> }} />,
      }}
      address="/admin/drafts"
      page={page}
      total={total}
      heading={fallback}
      bulk={<BulkBar selection={selection} categories={[]} isOfDrafts onChanged={expectChange} />}
    >
      {posts.map((post) => (
        <DraftRow key={post.id} post={post} tick={selection.tickOf(post)} onDeleted={expectChange} />
      ))}
    </UnpublishedList>
  )
}
