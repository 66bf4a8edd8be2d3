import type { PostDocument } from '#domain/posts/post-document.ts'
import type { PostStatus } from '#domain/posts/status/status.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'
import { toastUndo } from '../shell/toast-undo.ts'

type Restored = PostDocument & { readonly status: PostStatus }

export function restored({ title, status }: Restored): string {
  if (status === 'published') return `Successfully Restored Blog - ${title}`
  return `Restored as a ${status === 'draft' ? 'draft' : 'scheduled post'} - ${title || 'Untitled'}`
}

export function restorePost(id: string): Promise<CallResult<Restored>> {
  return call<Restored>('POST', `/api/blogs/${id}/restore`)
}

/** Says that a post is in the trash now, with a button that brings it back. */
export function toastTrashed(text: string, id: string, onRestored: () => unknown): void {
  toastUndo(text, async () => {
    const result = await restorePost(id)
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess(restored(result.value))
    return onRestored()
  })
}
