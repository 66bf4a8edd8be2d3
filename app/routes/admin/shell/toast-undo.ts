import { toastSuccess } from '../../../ui/toasts.ts'

/** A success toast with a button *Undo*, which works once and disappears with the toast. */
export function toastUndo(text: string, undo: () => unknown): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'toast__action'
  button.textContent = 'Undo'
  button.addEventListener('click', async () => {
    button.disabled = true
    await undo()
    button.closest('.toast')?.querySelector<HTMLElement>('.toast__close')?.click()
  })
  toastSuccess(text, button)
}
