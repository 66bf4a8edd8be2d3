import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { useApplication } from '../application-context.ts'
import { type Mailed, MailedNote } from '../mail/mailed-note.tsx'
import { type FormValues, hasWords } from '../post-form/form-values.ts'
import { LeftOutNote, type useLeftOut } from '../post-form/saving/left-out-note.tsx'
import { progressOf } from '../today/first-steps.tsx'
import type { LoadedPost } from './load-post.ts'

/** Milliseconds for which the page confirms, beside the toast, that the post was created. The note about its mails stays longer. */
const CONFIRMATION_MS = 2000

export interface Created extends Pick<PostDocument, 'title' | 'path'> {
  readonly mailed: Mailed
}

/** The last post that was created on this screen. */
export function useCreated() {
  const [created, setCreated] = useState<(Created & { isConfirmed: boolean }) | null>(null)
  useEffect(() => {
    if (!created?.isConfirmed) return
    const timer = setTimeout(() => setCreated({ ...created, isConfirmed: false }), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [created])
  return { created, showCreated: (post: Created) => setCreated({ ...post, isConfirmed: true }) }
}

interface NewPostNoticesProps extends Pick<ReturnType<typeof useCreated>, 'created'> {
  typed: FormValues
  steps: LoadedPost['steps']
  leftOut: ReturnType<typeof useLeftOut>
}

/** What was begun elsewhere, and what became of the post before. */
export function NewPostNotices({ typed, steps, created, leftOut }: NewPostNoticesProps) {
  const { t } = useLocale()
  const { postCounts } = useApplication()
  const isBlank = !hasWords(typed)
  return (
    <>
      {steps && isBlank && (
        <p className="post-form__drafts">
          <Message
            of="form.firstSteps"
            slots={{
              link: (words) => <Link to="/admin/today">{words}</Link>,
              progress: t('today.stepsDone', progressOf(steps)),
            }}
          />
        </p>
      )}
      {postCounts.draft > 0 && isBlank && (
        <p className="post-form__drafts">
          <Link to="/admin/drafts">{t('form.goOnWithDraft', { count: postCounts.draft })}</Link>
        </p>
      )}
      {created && (created.isConfirmed || created.mailed.recipients > 0) && (
        <p className="alert alert--success" role="status">
          <Message
            of={created.mailed.recipients > 0 ? 'saving.isOutSentence' : 'saving.isOut'}
            slots={{ post: <a href={postHref(created.path)}>{created.title}</a> }}
          />
          {created.mailed.recipients > 0 && (
            <>
              {' '}
              <MailedNote {...created.mailed} />
            </>
          )}
        </p>
      )}
      <LeftOutNote {...leftOut} />
    </>
  )
}
