import type { Edit, Selected } from './commands.ts'

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Uses `insertText`, the only kind of change that the undo history of a field includes. It dispatches the input event. */
export function edit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  // Somebody may type in another field while a picture is uploaded.
  if (document.activeElement !== field) {
    field.setRangeText(insert, from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  field.setSelectionRange(from, to)
  const isDone = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert)
  if (!isDone) {
    field.setRangeText(insert)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
