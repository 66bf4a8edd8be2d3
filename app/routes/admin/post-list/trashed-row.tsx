import type { MessageKey } from '#domain/locales/locale.ts'
import type { PostKind } from '#domain/posts/post.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useCall } from '../shell/use-call.ts'
import { restored, restorePost } from './restore-post.ts'
import { type ListedPost, Row } from './row.tsx'

export interface ListedTrash extends ListedPost {
  readonly kind: PostKind
  /** The status outside of the trash. */
  readonly status: PostStatus
  /** Civil dates in the blog's time zone. */
  readonly deletedOn: string
  readonly endsOn: string
}

const STATUS_LABELS = {
  draft: 'trash.draft',
  scheduled: 'trash.wasScheduled',
  published: 'trash.wasPublished',
} as const satisfies Record<PostStatus, MessageKey>

interface TrashedRowProps {
  post: ListedTrash
  onDelete: (post: ListedTrash) => void
  /** Called before the row is removed, which has the focus. */
  onRestored: () => void
}

export function TrashedRow({ post, onDelete, onRestored }: TrashedRowProps) {
  const { t } = useLocale()
  const { isBusy, run } = useCall()
  const restore = () =>
    run(() => restorePost(post.id), {
      onSuccess(document) {
        toastSuccess(restored(t, document))
        onRestored()
      },
    })
  const facts = (
    <>
      <span>{t(STATUS_LABELS[post.status])}</span>
      {post.kind === 'page' && <span>{t('trash.page')}</span>}
      {post.author && <span>{post.author}</span>}
      <span>
        <Message of="trash.deletedOn" slots={{ day: <PostDate date={post.deletedOn} /> }} />
      </span>
      <span>
        <Message of="trash.goneForGoodAfter" slots={{ day: <PostDate date={post.endsOn} /> }} />
      </span>
    </>
  )
  return (
    <Row picture={post.picture} name={post.title} title={post.title} facts={facts}>
      <QuietButton aria-label={t('trash.restoreTitle', { title: post.title })} aria-disabled={isBusy} onClick={restore}>
        {isBusy ? t('labels.restoring') : t('trash.restore')}
      </QuietButton>
      <QuietButton
        className="row__delete"
        aria-label={t('trash.deleteTitleForGood', { title: post.title })}
        onClick={() => onDelete(post)}
      >
        {t('labels.delete')}
      </QuietButton>
    </Row>
  )
}
