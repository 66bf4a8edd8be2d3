import { Link } from 'react-router'
import { QuietButton } from '../../../ui/button.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'
import { patchScheduled } from './publish-dialog.tsx'
import { type ListedPost, Row } from './row.tsx'

export interface ListedScheduled extends ListedPost {
  readonly revision: number
  /** Civil date. */
  readonly date: string
  readonly announces: boolean
  /** Sentences shown before it is published. */
  readonly warnings: readonly string[]
  /** Instant, ISO 8601. */
  readonly publishAt: string
  /** That instant in words, in the blog's time zone. */
  readonly when: string
  /** Why it could not be published. */
  readonly problem: string | null
}

export type ScheduledQuestion = 'publish' | 'time' | 'delete'

interface ScheduledRowProps {
  post: ListedScheduled
  onAsk: (what: ScheduledQuestion) => void
  /** Called before the row is removed, which has the focus. */
  onLeaving: () => void
}

export function ScheduledRow({ post, onAsk, onLeaving }: ScheduledRowProps) {
  const { isBusy, run } = useCall()
  const { title } = post
  const toDrafts = () =>
    run(() => patchScheduled(post, { status: 'draft' }), {
      reload: 'always',
      onSuccess() {
        toastSuccess(`Back among the drafts - ${title}`)
        onLeaving()
      },
    })
  const facts = (
    <>
      <span>
        Comes out on <time dateTime={post.publishAt}>{post.when}</time>
      </span>
      {post.author && <span>{post.author}</span>}
      {post.problem && <span className="accent">Not published: {post.problem}</span>}
    </>
  )
  return (
    <Row picture={post.picture} name={title} title={<Link to={`/admin/drafts/${post.id}`}>{title}</Link>} facts={facts}>
      <QuietButton aria-label={`Publish now: ${title}`} onClick={() => onAsk('publish')}>
        Publish now
      </QuietButton>
      <QuietButton aria-label={`Change time: ${title}`} onClick={() => onAsk('time')}>
        Change time…
      </QuietButton>
      <QuietButton aria-label={`Move ${title} back to drafts`} aria-disabled={isBusy} onClick={toDrafts}>
        {isBusy ? 'Moving…' : 'Back to drafts'}
      </QuietButton>
      <QuietButton className="row__delete" aria-label={`Delete ${title}`} onClick={() => onAsk('delete')}>
        Delete
      </QuietButton>
    </Row>
  )
}
