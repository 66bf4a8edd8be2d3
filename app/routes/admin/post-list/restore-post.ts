import type { PostDocument } from '#domain/posts/post-document.ts'
import { type CallResult, call } from '../../../ui/call.ts'
import { toastFailure, toastSuccess } from '../../../ui/toasts.ts'

type Restored = PostDocument & { readonly status: 'draft' | 'scheduled' | 'published' }

/** The text of the toast after a restore. */
export function restored({ title, status }: Restored): string {
  if (status === 'published') return `Successfully Restored Blog - ${title}`
  return `Restored as a ${status === 'draft' ? 'draft' : 'scheduled post'} - ${title || 'Untitled'}`
}

export function restorePost(id: string): Promise<CallResult<Restored>> {
  return call<Restored>('POST', `/api/blogs/${id}/restore`)
}

/** A button for a toast that takes a deletion back. It leaves with the toast, and works once. */
export function undoButton(id: string, onRestored: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'toast__action'
  button.textContent = 'Undo'
  button.addEventListener('click', async () => {
    button.disabled = true
    const result = await restorePost(id)
    button.closest('.toast')?.querySelector<HTMLElement>('.toast__close')?.click()
    if (!result.ok) return toastFailure(result.refusal.detail)
    toastSuccess(restored(result.value))
    onRestored()
  })
  return button
}
