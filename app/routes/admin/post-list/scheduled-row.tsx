import { Link } from 'react-router'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
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
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const { title } = post
  const toDrafts = () =>
    run(() => patchScheduled(post, { status: 'draft' }), {
      reload: 'always',
      onSuccess() {
        toastSuccess(t('posts.backAmongDrafts', { title }))
        onLeaving()
      },
    })
  const facts = (
    <>
      <span>
        <Message of="posts.comesOutOn" slots={{ comesOut: <time dateTime={post.publishAt}>{post.when}</time> }} />
      </span>
      {post.author && <span>{post.author}</span>}
      {post.problem && <span className="accent">{t('posts.notPublished', { problem: post.problem })}</span>}
    </>
  )
  return (
    <Row picture={post.picture} name={title} title={<Link to={`/admin/drafts/${post.id}`}>{title}</Link>} facts={facts}>
      <QuietButton aria-label={t('posts.publishNow', { title })} onClick={() => onAsk('publish')}>
        {t('labels.publishNow')}
      </QuietButton>
      <QuietButton aria-label={t('posts.changeTime', { title })} onClick={() => onAsk('time')}>
        {t('posts.changeTimeButton')}
      </QuietButton>
      <QuietButton aria-label={t('posts.moveBackDrafts', { title })} aria-disabled={isBusy} onClick={toDrafts}>
        {isBusy ? t('posts.moving') : t('posts.backDrafts')}
      </QuietButton>
      <QuietButton
        className="row__delete"
        aria-label={t('posts.deleteTitle', { title })}
        onClick={() => onAsk('delete')}
      >
        {t('labels.delete')}
      </QuietButton>
    </Row>
  )
}
