import type { Locale } from '#domain/locales/locale.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { toastUndo } from '../shell/toast-undo.ts'

type Restored = PostDocument & { readonly status: PostStatus }

export function restored(t: Locale['t'], { title, status }: Restored): string {
  if (status === 'published') return t('trash.restoredPost', { title })
  return t(status === 'draft' ? 'trash.restoredDraft' : 'trash.restoredScheduled', {
    title: title || t('labels.untitled'),
  })
}

export function restorePost(id: string): Promise<CallResult<Restored>> {
  return call<Restored>('POST', `/api/blogs/${id}/restore`)
}

/** Says that a post is in the trash now, with a button that brings it back. */
export function toastTrashed(t: Locale['t'], text: string, id: string, onRestored: () => unknown): void {
  toastUndo(text, async () => {
    const result = await restorePost(id)
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess(restored(t, result.value))
    return onRestored()
  })
}
