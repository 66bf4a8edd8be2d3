import { Link } from 'react-router'
import { postEntityTag } from '#domain/posts/post-document.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'
import { type ListedPost, Row } from './row.tsx'

export interface ListedScheduled extends ListedPost {
  readonly revision: number
  /** Instant, ISO 8601. */
  readonly publishAt: string
  /** That instant in words, in the blog's time zone. */
  readonly when: string
  /** Why it could not be published. */
  readonly problem: string | null
}

interface ScheduledPostsProps {
  /** The scheduled posts that are published next. */
  posts: readonly ListedScheduled[]
  total: number
  /** A post that should have been published a while ago, which means that no server publishes. */
  overdue: ListedScheduled | undefined
  /** Called before a row is removed, which has the focus. */
  onLeaving: () => void
}

/** The scheduled posts, above the list of published posts. */
export function ScheduledPosts({ posts, total, overdue, onLeaving }: ScheduledPostsProps) {
  if (posts.length === 0) return null
  const more = total - posts.length
  return (
    <section className="posts__scheduled" aria-labelledby="scheduled-posts">
      <h3 className="posts__heading" id="scheduled-posts">
        Scheduled
      </h3>
      {overdue && (
        <RefusalNote>
          The scheduler stands still: “{overdue.title}” was due on {overdue.when}. A running server publishes it; its
          log says what keeps it from that.
        </RefusalNote>
      )}
      <ul className="posts__list">
        {posts.map((post) => (
          <ScheduledRow key={post.id} post={post} onLeaving={onLeaving} />
        ))}
      </ul>
      {more > 0 && <p className="posts__total">{more === 1 ? 'One more comes' : `${more} more come`} out later.</p>}
    </section>
  )
}

function ScheduledRow({ post, onLeaving }: { post: ListedScheduled; onLeaving: () => void }) {
  const { isBusy, run } = useCall()
  const address = `/admin/drafts/${post.id}`
  const toDrafts = () =>
    run(() => call('PATCH', `/api/blogs/${post.id}`, { status: 'draft' }, { 'If-Match': postEntityTag(post) }), {
      reload: 'always',
      onSuccess() {
        toastSuccess(`Back among the drafts - ${post.title}`)
        onLeaving()
      },
    })
  const facts = (
    <>
      <span>
        Comes out on <time dateTime={post.publishAt}>{post.when}</time>
      </span>
      {post.author && <span>{post.author}</span>}
      {post.problem && <span className="row__problem">Not published: {post.problem}</span>}
    </>
  )
  return (
    <Row picture={post.picture} title={<Link to={address}>{post.title}</Link>} facts={facts}>
      <QuietButton aria-label={`Move ${post.title} back to drafts`} aria-disabled={isBusy} onClick={toDrafts}>
        {isBusy ? 'Moving…' : 'Back to drafts'}
      </QuietButton>
    </Row>
  )
}
