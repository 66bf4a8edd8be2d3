import { scripts as english } from '#domain/locales/en/scripts.ts'
import type { Catalogue } from '#domain/locales/locale.ts'
import { filled } from '#domain/locales/message.ts'
import { translated } from './translated.ts'

/** Milliseconds between the last change of the selection and the button: a selection changes with each move of the pointer. */
const SETTLING_MS = 200

let messages: Catalogue['scripts'] = english

const BREAKS = 'p, li, h2, h3, blockquote, pre, br'
/** Elements that are left out of a quote: labels, references and facts, which the author did not write. */
const APART = 'summary, sup, figure, button, .entry, [role="doc-backlink"]'

/** The button is inside the last selected block, so that Tab leads to it. `copy.ts` copies its `data-copy`. */
export async function initCopyQuote(prose: HTMLElement): Promise<void> {
  messages = await translated('scripts', english)
  let button: HTMLButtonElement | undefined
  let timer: ReturnType<typeof setTimeout>

  const update = () => {
    const selection = getSelection()
    const range = selection?.isCollapsed === false ? selection.getRangeAt(0).cloneRange() : null
    const quote = range && quoteIn(range, prose)
    if (!quote) {
      button?.remove()
      button = undefined
      return
    }
    const block = quote.last.parentElement!.closest(BREAKS) ?? prose
    // The button of the same quote stays: copying may have moved the selection for a moment.
    if (button?.dataset.copy !== quote.text || button.parentElement !== block) {
      button?.remove()
      button = buttonFor(range, prose)
      button.dataset.copy = quote.text
      block.append(button)
    }
    place(button, quote.end)
  }

  const settle = () => {
    clearTimeout(timer)
    timer = setTimeout(update, SETTLING_MS)
  }
  document.addEventListener('selectionchange', settle)
  addEventListener('resize', settle)
  settle()
}

interface Quote {
  readonly text: string
  /** The last text node of the quote. `end` is the rectangle of its selected part, in the window. */
  readonly last: Text
  readonly end: DOMRect
}

/** The selected words, with an ellipsis for those that a spoiler covers; null when no word is selected. */
function quoteIn(selected: Range, prose: HTMLElement): Quote | null {
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(APART) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const part = document.createRange()
  let words = ''
  let last: Text | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      if ((node as Element).matches(BREAKS)) words += ' '
      continue
    }
    if (!selected.intersectsNode(node)) continue
    const start = node === selected.startContainer ? selected.startOffset : 0
    const end = node === selected.endContainer ? selected.endOffset : node.length
    if (start === end) continue
    if (isCovered(node.parentElement!)) {
      words += '…'
      continue
    }
    words += node.data.slice(start, end)
    if (!node.data.slice(start, end).trim()) continue
    part.setStart(node, start)
    part.setEnd(node, end)
    last = node
  }
  const end = [...part.getClientRects()].at(-1)
  if (!last || !end) return null
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/…[… ]*…/g, '…')
    .trim()
  return { text: filled(messages.quote, { quote: text, source: prose.dataset.quote! }), last, end }
}

function isCovered(element: Element): boolean {
  return getComputedStyle(element).visibility !== 'visible' || element.closest('details:not([open])') !== null
}

function buttonFor(range: Range, prose: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--quiet copy-quote'
  const label = document.createElement('span')
  label.dataset.copyLabel = ''
  label.textContent = messages.copyQuote
  button.dataset.copied = messages.copied
  button.dataset.copyFailed = messages.copyFailed
  button.append(label)
  // Reads the selection again, since a spoiler may have been covered meanwhile. This listener runs before that of `copy.ts`.
  button.addEventListener('click', () => {
    button.dataset.copy = quoteIn(range, prose)?.text ?? ''
  })
  return button
}

function place(button: HTMLElement, end: DOMRect): void {
  const origin = (button.offsetParent ?? document.body).getBoundingClientRect()
  const left = Math.min(
    end.right - button.offsetWidth / 2,
    document.documentElement.clientWidth - button.offsetWidth - 8,
  )
  button.style.left = `${Math.max(8, left) - origin.left}px`
  button.style.top = `${end.bottom + 8 - origin.top}px`
}
