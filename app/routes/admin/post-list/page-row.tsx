import { Link, useRevalidator } from 'react-router'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { QuietButton } from '../../../ui/button.tsx'
import { call } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { PostDate } from '../../../ui/post-date.tsx'
import { useApplication } from '../application-context.ts'
import { useCall } from '../shell/use-call.ts'
import { toastTrashed } from './restore-post.ts'
import { type ListedPost, Row } from './row.tsx'

export interface ListedPage extends ListedPost {
  readonly revision: number
  readonly status: PostStatus
  /** Empty for a draft without one. */
  readonly path: string
  /** Of a scheduled page: its instant in words, in the blog's time zone. */
  readonly comesOut: string | null
  /** Why it could not be published. */
  readonly problem: string | null
  /** Civil date in the blog's time zone. */
  readonly savedOn: string
  /** Name or e-mail address; empty for an imported page. */
  readonly savedBy: string
}

interface PageRowProps {
  page: ListedPage
  /** Called before the row is removed, which has the focus. */
  onDeleted: () => void
}

export function PageRow({ page, onDeleted }: PageRowProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useCall()
  const { id, title, status, path, comesOut, problem, savedOn, savedBy } = page
  const isPublished = status === 'published'
  const address = `/admin/${isPublished ? 'posts' : 'drafts'}/${id}`
  const remove = () =>
    run(() => call('DELETE', `/api/blogs/${id}`, undefined, { 'If-Match': postEntityTag(page) }), {
      reload: 'always',
      onSuccess() {
        toastTrashed(t, t('saving.pageTrashed'), id, revalidate)
        onDeleted()
      },
    })
  const facts = (
    <>
      <span>
        {comesOut ? t('posts.comesOutOn', { comesOut }) : isPublished ? t('posts.published') : t('posts.draft')}
      </span>
      {path && <span>{isPublished ? <a href={postHref(path)}>{path}</a> : path}</span>}
      <span>
        {savedBy ? t('posts.saved') : t('posts.imported')} <PostDate date={savedOn} />
        {savedBy && t('posts.by', { name: savedBy })}
      </span>
      {problem && <span className="accent">{t('posts.notPublished', { problem })}</span>}
    </>
  )
  const action = isPublished ? t('posts.update') : t('posts.continue')
  return (
    <Row picture={page.picture} name={title} title={<Link to={address}>{title}</Link>} facts={facts}>
      <QuietButton aria-label={`${action} ${title}`} onClick={() => history(address)}>
        {action}
      </QuietButton>
      <QuietButton
        className="row__delete"
        aria-label={t('posts.deleteTitle', { title })}
        aria-disabled={isBusy}
        onClick={remove}
      >
        {isBusy ? t('labels.deleting') : t('labels.delete')}
      </QuietButton>
    </Row>
  )
}
