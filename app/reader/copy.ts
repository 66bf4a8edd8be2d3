import { onClickOf } from './clicks.ts'

const CONFIRMATION_MS = 2000

let copyBySelection: ((text: string, beside: HTMLElement) => boolean) | undefined

let revert: (() => void) | undefined

/** Buttons with `data-copy` copy that text and say "Copied" for two seconds. */
export function initCopyButtons(): void {
  // Safari allows `execCommand` to copy only while the click is handled, which is too late to load the code.
  if (!navigator.clipboard) void loadCopyBySelection()
  onClickOf('[data-copy]', async (button) => {
    const label = button.querySelector('[data-copy-label]')
    if (!label) return
    const isCopied = await copy(button.dataset.copy!, button)
    const { copied = 'Copied', copyFailed = 'Copying failed' } = button.dataset
    const confirmation = isCopied ? copied : copyFailed
    revert?.()
    const text = label.textContent
    const timer = setTimeout(() => revert?.(), CONFIRMATION_MS)
    revert = () => {
      clearTimeout(timer)
      revert = undefined
      label.textContent = text
      announce('')
    }
    label.textContent = confirmation
    announce(confirmation)
  })
}

function loadCopyBySelection(): Promise<void> {
  return import('./copy-by-selection.ts').then(
    (module) => {
      copyBySelection = module.copyBySelection
    },
    () => {},
  )
}

/** Uses the Clipboard API where it is allowed: it needs a secure context, and permission. */
async function copy(text: string, beside: HTMLElement): Promise<boolean | undefined> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (!copyBySelection) await loadCopyBySelection()
    return copyBySelection?.(text, beside)
  }
}

function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]')
  if (announcer) announcer.textContent = text
}
