import { onClickOf } from './clicks.ts'

const CONFIRMATION_MS = 2000

/** Buttons with `data-copy` copy that text and say "Copied" for two seconds. */
export function initCopyButtons(): void {
  const confirming = new WeakMap<Element, { text: string | null; timer: ReturnType<typeof setTimeout> }>()
  onClickOf('[data-copy]', async (button) => {
    const label = button.querySelector('[data-copy-label]')
    if (!label) return
    const isCopied = await copy(button.dataset.copy ?? '', button)
    const confirmation = isCopied ? 'Copied' : 'Copying failed'
    const before = confirming.get(label)
    clearTimeout(before?.timer)
    const text = before?.text ?? label.textContent
    label.textContent = confirmation
    announce(confirmation)
    const timer = setTimeout(() => {
      confirming.delete(label)
      label.textContent = text
      announce('')
    }, CONFIRMATION_MS)
    confirming.set(label, { text, timer })
  })
}

/** The Clipboard API needs a secure context; `execCommand('copy')` also works over plain http, such as on a LAN. */
async function copy(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, beside)
  }
}

function copyBySelection(text: string, beside: HTMLElement): boolean {
  const selection = getSelection()
  const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  field.setAttribute('aria-hidden', 'true')
  // Beside the button: a field outside an open dialog cannot be selected.
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

function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]')
  if (announcer) announcer.textContent = text
}
