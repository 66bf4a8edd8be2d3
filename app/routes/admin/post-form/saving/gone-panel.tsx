import { useState } from 'react'
import * as messages from '#domain/messages.ts'
import { isCompleteSection } from '#domain/posts/post-writing.ts'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import { toastFailure, toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { restored, restorePost } from '../../post-list/restore-post.ts'
import { useCall } from '../../shell/use-call.ts'
import { newCreationKey } from '../form-values.ts'
import type { NoticeProps } from '../post-form-props.ts'
import { createPost } from './create-post.ts'

interface GonePanelProps {
  form: NoticeProps
  id: string
  kind: 'post' | 'draft'
  /** The post is restored with its revision, so the form can be saved over it. */
  onRestored: () => void
}

/** Shown after a 404: the post was deleted while this form was open. */
export function GonePanel({ form: { values, refuse, forget }, id, kind, onRestored }: GonePanelProps) {
  const { history } = useApplication()
  const { run } = useCall()
  // With the same key, a repetition after a lost answer creates no second post.
  const [creationKey] = useState(newCreationKey)

  function restore() {
    void run(() => restorePost(id), {
      reload: 'never',
      onSuccess(document) {
        toastSuccess(restored(document))
        onRestored()
      },
    })
  }

  function create() {
    if (!values.sections.every(isCompleteSection))
      return toastFailure('A new post needs a title and a text in every section. Complete or remove the others.')
    // Its path still belongs to the deleted post.
    void run(() => createPost({ ...values, path: '', announces: false }, creationKey), {
      reload: 'never',
      onSuccess({ title }) {
        forget()
        toastSuccess(messages.postCreated(title))
        return history('/admin/posts')
      },
      onFailure({ detail, errors }) {
        toastFailure(detail)
        refuse(errors)
      },
    })
  }

  return (
    <section className="conflict" role="alert">
      <p>This {kind} was deleted meanwhile. What you typed still stands below.</p>
      <p className="actions">
        <Button onClick={restore}>Restore it from the trash</Button>
        {/* For posts only: *Create as a new post* publishes, and a draft may be unfinished. */}
        {kind === 'post' && <QuietButton onClick={create}>Create as a new post</QuietButton>}
      </p>
    </section>
  )
}
