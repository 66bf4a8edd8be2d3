import * as messages from '#domain/messages.ts'

type Kind = 'success' | 'failure'

/** Names for screen readers, and what toasts say that are given no text. */
let labels = {
  close: 'Close',
  notifications: 'Notifications',
  success: messages.operationSuccess,
  failure: messages.operationFailed,
}

export function labelToasts(others: Partial<typeof labels>): void {
  labels = { ...labels, ...others }
}

/** How long each kind stays, in milliseconds. */
const DURATIONS: Readonly<Record<Kind, number>> = { success: 3000, failure: 5000 }

export function toastSuccess(text = '', action: HTMLElement | '' = ''): void {
  show('success', text || labels.success, action)
}

export function toastFailure(text = ''): void {
  show('failure', text || labels.failure)
}

/** Each toast that is shown, with the function that starts its timer unless it runs, or stops it while toasts wait. */
const shown = new Map<Element, () => void>()
let layer: Layer | undefined
let isUnderPointer = false

/** Plain DOM, since reading pages use it without React. They load it in advance, because the server may be what failed. */
function show(kind: Kind, text: string, action: HTMLElement | '' = ''): void {
  layer ??= createLayer()
  const { section, regions, dialogs, place } = layer
  const toast = element('div', { class: `toast toast--${kind}` })
  const words = element('p', { class: 'toast__text' })
  words.textContent = text
  const close = element('button', { class: 'toast__close', type: 'button', 'aria-label': labels.close })
  close.append(cross())
  toast.append(words, action, close)

  let timer: ReturnType<typeof setTimeout> | undefined
  shown.set(toast, () => {
    if (isPaused()) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(dismiss, DURATIONS[kind])
  })
  function dismiss() {
    clearTimeout(timer)
    shown.delete(toast)
    toast.remove()
    // Removing an element that has the focus fires no `focusout`.
    updateTimers()
    if (shown.size > 0) return
    dialogs.disconnect()
    section.remove()
    isUnderPointer = false
  }
  close.addEventListener('click', dismiss)

  place()
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  regions[kind].append(toast)
  shown.get(toast)!()
}

function isPaused(): boolean {
  return isUnderPointer || Boolean(layer?.section.contains(document.activeElement))
}

function updateTimers(): void {
  for (const update of shown.values()) update()
}

interface Layer {
  readonly section: HTMLElement
  readonly regions: Readonly<Record<Kind, Element>>
  readonly dialogs: MutationObserver
  /** Shows the section above everything that is open now. */
  readonly place: () => void
}

/** While the pointer or the focus is on a toast, all timers stop; afterwards each starts anew. */
function createLayer(): Layer {
  const section = element('section', { class: 'toasts', popover: 'manual', 'aria-label': labels.notifications })
  const regions = { success: element('div', { role: 'status' }), failure: element('div', { role: 'alert' }) }
  section.append(regions.success, regions.failure)
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    section.addEventListener(type, () => {
      if (type.startsWith('pointer')) isUnderPointer = type === 'pointerenter'
      updateTimers()
    })

  // A modal dialog makes everything outside it inert, and covers what was in the top layer before: toasts go inside it.
  const place = () => {
    const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (section.parentNode !== parent) {
      parent.append(section)
      // Moving an element takes its focus, without an event.
      updateTimers()
    }
    // Moving an element closes it as a popover.
    if (section.showPopover && !section.matches(':popover-open')) section.showPopover()
  }
  return { section, regions, dialogs: new MutationObserver(place), place }
}

function cross(): Element {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = element('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, namespace)
  svg.append(element('path', { d: 'M5 5l14 14M19 5 5 19' }, namespace))
  return svg
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  namespace = 'http://www.w3.org/1999/xhtml',
): HTMLElement {
  const made = document.createElementNS(namespace, name) as HTMLElement
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
