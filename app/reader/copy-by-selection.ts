/** Also works over plain http, such as on a LAN. The text is selected beside a button: no field outside an open dialog can be. */
export function copyBySelection(text: string, beside: HTMLElement): boolean {
  const selection = getSelection()
  const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  field.setAttribute('aria-hidden', 'true')
  beside.after(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    beside.focus()
    if (selected) {
      selection!.removeAllRanges()
      selection!.addRange(selected)
    }
  }
}
