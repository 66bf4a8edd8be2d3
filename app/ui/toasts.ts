import * as messages from '#domain/messages.ts'

type Kind = 'success' | 'failure'

/** How long each kind stays, in milliseconds. */
const DURATIONS: Readonly<Record<Kind, number>> = { success: 3000, failure: 5000 }

/**
 * Says that something was done.
 * @param action a button beside the text
 */
export function toastSuccess(text: string = messages.operationSuccess, action: HTMLElement | '' = ''): void {
  show('success', text || messages.operationSuccess, action)
}

/** Says that something was not done. */
export function toastFailure(text: string = messages.operationFailed): void {
  show('failure', text || messages.operationFailed)
}

interface Timed {
  pause(): void
  resume(): void
}

const shown = new Set<Timed>()
let layer: Layer | undefined
let isPaused = false

/**
 * Plain DOM on purpose: reading pages have this in their script from the start, so a toast needs no code from a server that
 * may be what failed.
 */
function show(kind: Kind, text: string, action: HTMLElement | '' = ''): void {
  layer ??= createLayer()
  const toast = element('div', `toast toast--${kind}`)
  const close = element('button', 'toast__close', { type: 'button', 'aria-label': 'Close' })
  close.append(cross())
  const words = element('p', 'toast__text')
  words.textContent = text
  toast.append(words, action, close)

  let left = DURATIONS[kind]
  let started = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const timed: Timed = {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - started
    },
    resume() {
      if (timer !== undefined) return
      started = performance.now()
      timer = setTimeout(dismiss, left)
    },
  }
  function dismiss() {
    clearTimeout(timer)
    shown.delete(timed)
    // Removing an element that has the focus fires no `focusout`.
    close.blur()
    toast.remove()
    if (shown.size === 0) layer?.hide()
  }
  close.addEventListener('click', dismiss)

  shown.add(timed)
  layer.raise()
  layer.regions[kind].append(toast)
  if (!isPaused) timed.resume()
}

interface Layer {
  /** A live region for each kind. */
  readonly regions: Readonly<Record<Kind, HTMLElement>>
  /** Shows it above everything that is open now, and keeps it there while toasts are shown. */
  raise(): void
  hide(): void
}

/** Where toasts appear: top right. While the pointer or the focus is on one, all wait. */
function createLayer(): Layer {
  const section = element('section', 'toasts', { popover: 'manual', 'aria-label': 'Notifications' })
  const regions = { success: element('div', '', { role: 'status' }), failure: element('div', '', { role: 'alert' }) }
  section.append(regions.success, regions.failure)
  const pause = (next: boolean) => () => {
    isPaused = next
    for (const timed of shown) isPaused ? timed.pause() : timed.resume()
  }
  section.addEventListener('pointerenter', pause(true))
  section.addEventListener('pointerleave', pause(false))
  section.addEventListener('focusin', pause(true))
  section.addEventListener('focusout', pause(false))

  // A modal dialog makes everything outside it inert, and covers what was in the top layer before: toasts go inside it.
  const place = () => {
    const parent = topmostModal() ?? document.body
    if (section.parentNode !== parent) parent.append(section)
    // Moving an element closes it as a popover.
    if (section.showPopover && !section.matches(':popover-open')) section.showPopover()
  }
  const dialogs = new MutationObserver(place)
  return {
    regions,
    raise() {
      place()
      dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    },
    hide() {
      dialogs.disconnect()
      isPaused = false
      section.remove()
    },
  }
}

function topmostModal(): Element | undefined {
  return [...document.querySelectorAll('dialog:modal')].at(-1)
}

function cross(): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', 'M5 5l14 14M19 5 5 19')
  for (const [name, value] of Object.entries({ class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  svg.append(path)
  return svg
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  return made
}
