import { Link, useRevalidator } from 'react-router'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { PostDate } from '../../../ui/post-date.tsx'
import { useApplication } from '../application-context.ts'
import { useCall } from '../shell/use-call.ts'
import type { BulkPost } from './bulk/bulk-change.ts'
import { toastTrashed } from './restore-post.ts'
import { type ListedPost, Row, type Tick } from './row.tsx'

export interface ListedDraft extends ListedPost, BulkPost {
  /** Civil date in the blog's time zone. */
  readonly savedOn: string
  /** Name, or the e-mail address of a deleted account; empty for an imported draft. */
  readonly savedBy: string
}

interface DraftRowProps {
  post: ListedDraft
  tick: Tick
  /** Called before the row is removed, which has the focus. */
  onDeleted: () => void
}

export function DraftRow({ post, tick, onDeleted }: DraftRowProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useCall()
  const remove = () =>
    // Publication raises the revision, so a stale list cannot delete a published post.
    run(() => call('DELETE', `/api/blogs/${post.id}`, undefined, { 'If-Match': postEntityTag(post) }), {
      reload: 'always',
      onSuccess() {
        toastTrashed(t, t('saving.deleted'), post.id, revalidate)
        onDeleted()
      },
    })
  const facts = (
    <>
      {post.author && <span>{post.author}</span>}
      <span>
        {post.savedBy ? (
          <Message of="posts.savedOnBy" slots={{ day: <PostDate date={post.savedOn} />, name: post.savedBy }} />
        ) : (
          <Message of="posts.importedOn" slots={{ day: <PostDate date={post.savedOn} /> }} />
        )}
      </span>
    </>
  )
  const address = `/admin/drafts/${post.id}`
  return (
    <Row
      picture={post.picture}
      name={post.title}
      title={<Link to={address}>{post.title}</Link>}
      facts={facts}
      tick={tick}
    >
      <QuietButton aria-label={t('posts.continueTitle', { title: post.title })} onClick={() => history(address)}>
        {t('posts.continue')}
      </QuietButton>
      <QuietButton
        className="row__delete"
        aria-label={t('posts.deleteTitle', { title: post.title })}
        aria-disabled={isBusy}
        onClick={remove}
      >
        {isBusy ? t('labels.deleting') : t('labels.delete')}
      </QuietButton>
    </Row>
  )
}
