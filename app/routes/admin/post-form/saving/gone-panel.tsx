import { type ReactNode, useRef, useState } from 'react'
import { NO_ANNOUNCEMENT } from '#domain/posts/announcement.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { isKeptSection } from '#domain/posts/post-writing.ts'
import { Button, QuietButton } from '../../../../ui/button.tsx'
import type { CallResult, Refusal } from '../../../../ui/call.ts'
import { useLocale } from '../../../../ui/locale.ts'
import { useSite } from '../../../../ui/site.ts'
import { toastFailure, toastSuccess } from '../../../../ui/toasts.ts'
import { useApplication } from '../../application-context.ts'
import { restored, restorePost } from '../../post-list/restore-post.ts'
import { useCall } from '../../shell/use-call.ts'
import type { FormHandle } from '../edited-post.ts'
import { NO_VERSION } from '../form-state.ts'
import { toSection } from '../form-values.ts'
import { newPostId } from '../random-key.ts'
import { useNoticeFocus } from './use-notice-focus.ts'
import { copyOf, publishPost, saveCopy } from './working-copy.ts'

interface GonePanelProps {
  refusal: Refusal
  form: FormHandle
  id: string
  kind: 'post' | 'draft'
  /** The post is restored with its revision, so the form can be saved over it. */
  onRestored: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Shown after a 404: the post was deleted while this form was open. */
export function GonePanel({
  refusal,
  form: { values, refuse, forget },
  id,
  kind,
  onRestored,
  children,
}: GonePanelProps) {
  const { t } = useLocale()
  const { history } = useApplication()
  const { categories } = useSite()
  const { run } = useCall()
  // With the same id, a repetition after a lost answer creates no second post.
  const [newId] = useState(newPostId)
  const version = useRef(NO_VERSION)
  const words = useNoticeFocus<HTMLParagraphElement>(refusal)

  function restore() {
    void run(() => restorePost(id), {
      reload: 'never',
      onSuccess(document) {
        toastSuccess(restored(t, document))
        onRestored()
      },
    })
  }

  async function createAnew(): Promise<CallResult<PostDocument>> {
    // The path still belongs to the deleted post.
    const anew = { ...values, id: newId, path: '', announces: false, announcement: NO_ANNOUNCEMENT }
    if (version.current.revision === 0) {
      const saved = await saveCopy(newId, copyOf(anew, 'draft', categories), version.current)
      if (!saved.ok) return saved
      version.current = { ...version.current, ...saved.value.version }
    }
    return publishPost(anew, version.current, null, categories)
  }

  function create() {
    if (
      values.kind === 'post' &&
      !values.sections.every((section, place) => isKeptSection(toSection(section), 'post', place))
    )
      return toastFailure(t('saving.newPostNeeds'))
    void run(createAnew, {
      reload: 'never',
      onSuccess({ title }) {
        forget()
        toastSuccess(t('saving.created', { title }))
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
      <p className="told" tabIndex={-1} ref={words}>
        {kind === 'post' ? t('saving.postGone') : t('saving.draftGone')}
      </p>
      <p className="actions">
        <Button onClick={restore}>{t('saving.restore')}</Button>
        {/* For posts only: *Create as a new post* publishes, and a draft may be unfinished. */}
        {kind === 'post' && <QuietButton onClick={create}>{t('saving.createAnew')}</QuietButton>}
        {children}
      </p>
    </section>
  )
}
