import { useState } from 'react'
import type { Locale } from '#domain/locales/locale.ts'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { dateIfPublished, isDayOfSchedule } from '#domain/posts/status/dated-ahead.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { Check } from '../../../ui/choices/check.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import type { Mailed } from '../mail/mailed-note.tsx'
import { recipientsIn } from '../post-form/announcing/recipients-in.ts'
import { ConfirmDialog } from '../shell/confirm-dialog.tsx'
import { withFieldMessage } from '../shell/use-call.ts'
import type { ListedScheduled } from './scheduled-row.tsx'

interface PublishDialogProps {
  post: ListedScheduled
  /** The recipients of the mail about it; null without one, and for authors. */
  audience: AnnouncementAudience | null
  /** Called before its row is removed. */
  onDone: () => void
  onClose: () => void
}

/** Asks before a scheduled post is published at once. */
export function PublishDialog({ post, audience, onDone, onClose }: PublishDialogProps) {
  const locale = useLocale()
  const { t, date: dateWords } = locale
  const { timeZone, history } = useApplication()
  const [isToday, setToday] = useState(() => isDayOfSchedule(post.date, post.publishAt, timeZone))
  const [date] = useState(() => dateIfPublished(post.date, timeZone, new Date()))

  async function publish(): Promise<CallResult<Mailed>> {
    const result = await patchScheduled(post, { status: 'published', ...(date && isToday && { date }) })
    const mailed = { recipients: recipientsIn(result), keepsMail: audience?.keepsMail ?? false }
    return withFieldMessage(result.ok ? { ...result, value: mailed } : result)
  }

  return (
    <ConfirmDialog
      lead={t('posts.publishNowQuestion')}
      title={post.title}
      // Not in `fields`, where Enter would publish.
      text={
        <>
          {mailing(locale, post, audience)}
          {post.warnings.map((warning) => (
            <strong key={warning} className="dialog__warning">
              {warning}
            </strong>
          ))}
          {date && (
            <Check checked={isToday} onChange={setToday}>
              {t('posts.dateItToday', { today: dateWords(date), date: dateWords(post.date) })}
            </Check>
          )}
        </>
      }
      confirm={t('labels.publishNow')}
      busy={t('posts.publishing')}
      request={publish}
      outcome={{
        reload: 'always',
        onSuccess(mailed) {
          toastSuccess(t('saving.created', { title: post.title }))
          onDone()
          void history('/admin/posts', { replace: true, state: { mailed } })
        },
        // The dialog shows the refusal itself.
        onFailure() {},
      }}
      onClose={onClose}
    />
  )
}

export function patchScheduled(
  post: ListedScheduled,
  change: { status: PostStatus; publishAt?: string; date?: string | undefined },
): Promise<CallResult<PostDocument>> {
  return call('PATCH', `/api/blogs/${post.id}`, change, { 'If-Match': postEntityTag(post) })
}

function mailing(
  { t, sentences }: Locale,
  { title, announces }: ListedScheduled,
  audience: AnnouncementAudience | null,
): string {
  if (!announces) return t('posts.nobodyGetsMail')
  if (!audience) return t('saving.comesOutNow', { title })
  const { recipients, keepsMail } = audience
  if (recipients === 0) return sentences([t('posts.nobodyGetsMail'), t('saving.nobodySubscribed')])
  return t(keepsMail ? 'posts.mailsAreKept' : 'posts.peopleGetMail', { count: recipients })
}
