import { frame } from '#domain/locales/en/admin/frame.ts'
import { toastSuccess } from '../../../ui/toasts.ts'

let label: string = frame.undo

export function labelUndo(text: string): void {
  label = text
}

/** A success toast with a button *Undo*, which works once and disappears with the toast. */
export function toastUndo(text: string, undo: () => unknown): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'toast__action'
  button.textContent = label
  button.addEventListener('click', async () => {
    button.disabled = true
    await undo()
    button.closest('.toast')?.querySelector<HTMLElement>('.toast__close')?.click()
  })
  toastSuccess(text, button)
}
