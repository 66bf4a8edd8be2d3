import { Link } from 'react-router'
import { type Announcement, NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { TextButton } from '../../../../ui/button.tsx'
import type { Refusal } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { defaultSource, useSite } from '../../../../ui/site.ts'
import { useApplication } from '../../application-context.ts'
import type { FormHandle, FormStatus } from '../edited-post.ts'
import { asShown, type FormValues, formOf } from '../form-values.ts'
import { ConflictPanel } from './conflict.tsx'
import { GonePanel } from './gone-panel.tsx'

interface RefusedNoticeProps {
  /** 412 or 404. */
  refusal: Refusal
  /** That of the post in the form. */
  status: FormStatus
  form: FormHandle
  /** Called when the form can be saved again. */
  onSettled: () => void
  /** Replaces the form by what was saved meanwhile. */
  onTakeTheirs: () => void
  /** Replaces the form of a new post. */
  onStartOver: (carried: Partial<FormValues>) => void
}

/** Shown after a refusal because the post was saved, published, scheduled or deleted elsewhere. */
export function RefusedNotice({ refusal, status, form, onSettled, ...actions }: RefusedNoticeProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const source = defaultSource(useSite())
  const { id } = form.typed
  const isPublished = status === 'published'
  const goOn = status === 'new' && (
    <TextButton
      onClick={() => {
        form.forget()
        actions.onStartOver(form.typed)
      }}
    >
      {t('saving.asAnotherPost')}
    </TextButton>
  )
  if (refusal.status === 404) {
    const onRestored = () => {
      onSettled()
      form.unblock()
    }
    return (
      <GonePanel form={form} id={id} kind={isPublished ? 'post' : 'draft'} onRestored={onRestored}>
        {goOn}
      </GonePanel>
    )
  }
  const { current, revision, edit, updatedBy, updatedAt } = refusal.document as unknown as Conflicting
  const isOut = !isPublished && current.status === 'published'
  // Saving a new form would end the schedule.
  if (isOut || (status === 'new' && current.status === 'scheduled'))
    return (
      <section className="conflict" role="alert">
        <p>
          <Message
            of={isOut ? 'saving.draftIsOut' : 'saving.draftIsScheduled'}
            slots={{ link: (words) => <Link to={`/admin/${isOut ? 'posts' : 'drafts'}/${id}`}>{words}</Link> }}
          />
        </p>
        {isOut && goOn && <p>{goOn}</p>}
      </section>
    )
  const theirs = formOf(isPublished ? asShown(current, source) : current)
  return (
    <ConflictPanel
      theirs={{
        ...theirs,
        announces: current.announce ?? false,
        announcement: current.announcement ?? NO_ANNOUNCEMENT,
      }}
      by={updatedBy ?? ''}
      at={updatedAt}
      // A draft also keeps the sections that a published post leaves out.
      mine={isPublished ? form.values : form.typed}
      onKeepMine={() => {
        onSettled()
        form.saveOver({ revision: Number(revision), ...(edit !== undefined && { edit: Number(edit) }) })
      }}
      onTakeTheirs={() => {
        form.forget()
        if (status === 'new') void history(`/admin/drafts/${id}`)
        else actions.onTakeTheirs()
      }}
    />
  )
}

/** The document of a 412. */
interface Conflicting {
  readonly current: PostDocument & {
    readonly status?: PostStatus
    readonly announce?: boolean
    readonly announcement?: Announcement
  }
  readonly revision: number
  /** Absent where no edit of a published post is concerned. */
  readonly edit?: number
  /** E-mail address. */
  readonly updatedBy?: string | null
  /** Instant, ISO 8601. */
  readonly updatedAt: string
}
