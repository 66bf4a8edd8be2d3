import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextButton } from '../../../../ui/button.tsx'
import type { Refusal } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import type { FormHandle, FormStatus } from '../edited-post.ts'
import type { FormValues } from '../form-values.ts'
import { ConflictPanel } from './conflict.tsx'
import { GonePanel } from './gone-panel.tsx'
import { mergedForm } from './merge/merged-form.ts'
import type { Conflicting, SavedElsewhere } from './merge/saved-elsewhere.ts'
import { useNoticeFocus } from './use-notice-focus.ts'

interface RefusedNoticeProps {
  /** 412 or 404. */
  refusal: Refusal
  elsewhere: SavedElsewhere | null
  /** That of the post in the form. */
  status: FormStatus
  form: FormHandle
  /** Called when the form can be saved again. */
  onSettled: () => void
  /** Replaces the form of a new post. */
  onStartOver: (carried: Partial<FormValues>) => void
}

/** Shown after a refusal because the post was saved, published, scheduled or deleted elsewhere. */
export function RefusedNotice({ refusal, elsewhere, status, form, onSettled, onStartOver }: RefusedNoticeProps) {
  const { t } = useLocale()
  const { id } = form.typed
  const isPublished = status === 'published'
  const goOn = status === 'new' && (
    <TextButton
      onClick={() => {
        form.forget()
        onStartOver(form.typed)
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
      <GonePanel refusal={refusal} form={form} id={id} kind={isPublished ? 'post' : 'draft'} onRestored={onRestored}>
        {goOn}
      </GonePanel>
    )
  }
  if (!elsewhere) {
    return (
      <TakenNotice refusal={refusal} id={id}>
        {goOn}
      </TakenNotice>
    )
  }
  // A draft also keeps the sections that a published post leaves out.
  const input = { values: isPublished ? form.values : form.typed, removed: form.removed }
  return (
    <ConflictPanel
      elsewhere={elsewhere}
      mine={mergedForm(elsewhere, input, 'mine')}
      theirs={mergedForm(elsewhere, input, 'theirs')}
      onSettle={(side) => form.settle(elsewhere, side)}
    />
  )
}

interface TakenNoticeProps {
  refusal: Refusal
  id: string
  children: ReactNode
}

/** Shown where the draft is published or scheduled by now. */
function TakenNotice({ refusal, id, children }: TakenNoticeProps) {
  const words = useNoticeFocus<HTMLParagraphElement>(refusal)
  const isOut = (refusal.document as unknown as Conflicting).current.status === 'published'
  return (
    <section className="conflict" role="alert">
      <p className="told" tabIndex={-1} ref={words}>
        <Message
          of={isOut ? 'saving.draftIsOut' : 'saving.draftIsScheduled'}
          slots={{ link: (words) => <Link to={`/admin/${isOut ? 'posts' : 'drafts'}/${id}`}>{words}</Link> }}
        />
      </p>
      {isOut && children && <p>{children}</p>}
    </section>
  )
}
