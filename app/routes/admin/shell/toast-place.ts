import { freePlace } from './free-place.ts'

/** The work grows with the cube of their number, and is done at each change of the page. */
const OBSTACLES_MAX = 80
const CONTROLS = 'a[href], button, input, select, textarea, summary, label:has(input), [contenteditable]'

/**
 * Keeps toasts off the controls of the page, or of the modal dialog that they are in, also after it was scrolled. Where
 * controls fill the window, as a long form does on a phone, they cover the least.
 * They stay where they are while the pointer is on them.
 * @returns a function that stops it
 */
export function placeToasts(): () => void {
  const mutations = new MutationObserver(place)
  const resizes = new ResizeObserver(place)
  mutations.observe(document.body, { childList: true, subtree: true })
  resizes.observe(document.body)
  const events = ['scrollend', 'resize'] as const
  for (const type of events) addEventListener(type, place, true)
  return () => {
    mutations.disconnect()
    resizes.disconnect()
    for (const type of events) removeEventListener(type, place, true)
  }
}

/** Widths that are tried in turn, until there is a free place for one. */
const WIDTHS = ['', '260px', '180px']

function place(): void {
  const toasts = document.querySelector<HTMLElement>('.toasts')
  if (toasts === null || toasts.matches(':hover')) return
  const all = [...(toasts.closest('dialog') ?? document).querySelectorAll(CONTROLS)].flatMap((control) => {
    if (toasts.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    const box = control.getBoundingClientRect()
    return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth ? [box] : []
  })
  const obstacles = all.slice(0, OBSTACLES_MAX)
  const room = { width: innerWidth, height: innerHeight }
  let chosen = ''
  let least = Number.POSITIVE_INFINITY
  for (const width of WIDTHS) {
    const style = `max-width: ${width}`
    toasts.style.cssText = style
    const { x, y, covered } = freePlace(toasts.getBoundingClientRect(), obstacles, room)
    if (covered >= least) continue
    least = covered
    chosen = `${style}; translate: ${x}px ${y}px`
    if (covered === 0) break
  }
  toasts.style.cssText = chosen
}
