import { type ReactNode, useRef, useState } from 'react'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { postCreation } from '#domain/posts/post-writing.ts'
import type { AnnouncementAudience } from '#server/newsletter/mail-admin.ts'
import { TextButton } from '../../../ui/button.tsx'
import { call, type Refusal } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { useApplication } from '../application-context.ts'
import { toastTrashed } from '../post-list/restore-post.ts'
import { recipientsIn } from './announcing/recipients-in.ts'
import { errorsOf } from './form-errors.ts'
import { NO_VERSION, type PostVersion } from './form-state.ts'
import { type FormSection, type FormValues, hasWords, toCreation } from './form-values.ts'
import { PostForm } from './post-form.tsx'
import type { NoticeProps } from './post-form-props.ts'
import { ConflictPanel } from './saving/conflict.tsx'
import { GonePanel } from './saving/gone-panel.tsx'
import { isPublishedMeanwhile, PublishedNotice, ScheduledMeanwhileNotice } from './saving/published-notice.tsx'
import { conflictIn } from './saving/use-conflict.tsx'
import { copyOf, DRAFT_SAVED, publishPost, saveCopy } from './saving/working-copy.ts'

const NO_PICTURES = new Map()
const NAME = 'new'

interface NewPostFormProps {
  empty: FormValues
  initial: FormValues
  audience: AnnouncementAudience | null
  /** `recipients` is the number of subscribers that are mailed. */
  onCreated: (post: PostDocument, leftOut: readonly FormSection[], recipients: number) => void
  /** Replaces this form by a new one. */
  onStartOver: (carried?: Partial<FormValues>) => void
  notice: (typed: FormValues) => ReactNode
}

/** The form for one new post. Autosave stores it as a draft from the first words on, and publishing turns the draft into the post. */
export function NewPostForm({ empty, initial, audience, onCreated, onStartOver, notice }: NewPostFormProps) {
  const { history } = useApplication()
  const [saved, setSaved] = useState<FormValues>()
  const recipients = useRef(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function discard(values: FormValues, version: PostVersion): Promise<boolean> {
    if (!hasWords(values)) return true
    // The discarded draft is moved to the trash, from where *Undo* restores it.
    const { id } = values
    const last = await saveCopy(id, copyOf(values, 'draft'), version, { form: NAME })
    const removed = last.ok ? await call('DELETE', `/api/blogs/${id}`) : last
    if (!removed.ok && removed.refusal.status === 404) return true
    if (!removed.ok) {
      toastFailure(removed.refusal.detail)
      return false
    }
    toastTrashed('Discarded.', id, () => history(`/admin/drafts/${id}`))
    return true
  }

  return (
    <PostForm
      name={NAME}
      heading="Create New Blog"
      button="Create Blog Post"
      isUpdate={false}
      saved={empty}
      initial={initial}
      version={NO_VERSION}
      pictures={NO_PICTURES}
      check={(values) => errorsOf(postCreation, toCreation(values))}
      audience={audience}
      save={async (values, version) => {
        const result = await publishPost(values, version, { form: NAME })
        recipients.current = recipientsIn(result)
        return result
      }}
      onSaved={(post, leftOut) => onCreated(post, leftOut, recipients.current)}
      onRefused={(refusal) => setRefusal(refusal.status === 412 || refusal.status === 404 ? refusal : null)}
      discard={discard}
      onDiscarded={() => onStartOver()}
      autosave={{
        kind: 'new',
        isOn: (values) => saved !== undefined || hasWords(values),
        saved,
        publishAt: null,
        onSaved({ id }, values, asked) {
          setSaved(values)
          setRefusal(null)
          if (!asked) return
          toastSuccess(DRAFT_SAVED)
          void history(`/admin/drafts/${id}`)
        },
      }}
      notice={(form) => (
        <>
          {notice(form.typed)}
          {refusal && (
            <RefusedNotice
              refusal={refusal}
              form={form}
              onStartOver={onStartOver}
              onRestored={() => {
                setRefusal(null)
                form.unblock()
              }}
            />
          )}
        </>
      )}
    />
  )
}

interface RefusedNoticeProps {
  refusal: Refusal
  form: NoticeProps
  onStartOver: (carried: Partial<FormValues>) => void
  onRestored: () => void
}

/** Shown after a 412 or 404: the draft of this form was saved, published or deleted elsewhere. */
function RefusedNotice({ refusal, form, onStartOver, onRestored }: RefusedNoticeProps) {
  const { history } = useApplication()
  const { id } = form.typed
  const goOn = (
    <TextButton
      onClick={() => {
        form.forget()
        onStartOver(form.typed)
      }}
    >
      Go on with it as another post
    </TextButton>
  )
  if (refusal.status === 404)
    return (
      <GonePanel form={form} id={id} kind="draft" onRestored={onRestored}>
        {goOn}
      </GonePanel>
    )
  if (isPublishedMeanwhile(refusal))
    return (
      <PublishedNotice id={id}>
        <p>{goOn}</p>
      </PublishedNotice>
    )
  if ((refusal.document.current as { status?: string }).status === 'scheduled')
    return <ScheduledMeanwhileNotice id={id} />
  const conflict = conflictIn(refusal)
  return (
    <ConflictPanel
      conflict={conflict}
      mine={form.typed}
      onKeepMine={() => form.saveOver(conflict.version)}
      onTakeTheirs={() => {
        form.forget()
        void history(`/admin/drafts/${id}`)
      }}
    />
  )
}
