import { COMPARED_MAX } from '#domain/posts/scores/compare-path.ts'
import { scoreRangeText } from '#domain/posts/scores/score-words.ts'
import { LIMITS_KEY } from './storage.ts'

// Enhances the filter form of /ratings: each change replaces the list without a navigation. Without it the form is submitted.
const form = document.querySelector<HTMLFormElement>('[data-scores]')
if (form) {
  const submit = form.querySelector<HTMLElement>('[data-scores-submit]')
  if (submit) submit.hidden = true
  form.addEventListener('input', () => {
    for (const range of form.querySelectorAll<HTMLElement>('[data-range]'))
      range.textContent = rangeText(form, range.dataset.range!)
    askSoon(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask(form)
  })
}

document.addEventListener('change', ({ target }) => (target as HTMLInputElement).name === 'film' && limitTicked())

/** Milliseconds after the last input event: a dragged handle fires one for each score that it passes. */
const PAUSE_MS = 120

/** The status line with the number of reviews. An answer without it is an error page. */
const COUNT_ID = 'found-heading'

let timer: ReturnType<typeof setTimeout> | undefined
let request: XMLHttpRequest | undefined

function askSoon(from: HTMLFormElement): void {
  clearTimeout(timer)
  timer = setTimeout(ask, PAUSE_MS, from)
}

/** Requests the page for the form's values. `XMLHttpRequest` parses HTML by itself; `DOMParser` is blocked by Trusted Types. */
function ask(from: HTMLFormElement): void {
  clearTimeout(timer)
  request?.abort()
  request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onload = ({ target }) => show(target as XMLHttpRequest)
  request.onerror = showFailure
  request.open('GET', `${from.action}?${new URLSearchParams(new FormData(from) as never)}`)
  request.send()
}

function show({ responseXML, responseURL }: XMLHttpRequest): void {
  const count = responseXML?.getElementById(COUNT_ID)
  if (!responseXML || !count) {
    showFailure()
    return
  }
  document.getElementById(COUNT_ID)!.textContent = count.textContent
  const ticked = new Set(
    [...document.querySelectorAll<HTMLInputElement>('[name=film]:checked')].map(({ value }) => value),
  )
  for (const box of responseXML.querySelectorAll<HTMLInputElement>('[name=film]')) box.checked = ticked.has(box.value)
  for (const old of document.querySelectorAll('[data-swap]')) {
    const found = responseXML.getElementById(old.id)
    if (found) old.replaceWith(found)
  }
  limitTicked()
  // `my-limits.ts` listens to this event and marks the new rows.
  dispatchEvent(new StorageEvent('storage', { key: LIMITS_KEY }))
  history.replaceState(history.state, '', responseURL)
}

/** Disables the other boxes at the limit: the server compares only the first three. */
function limitTicked(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[name=film]')]
  const isFull = boxes.filter(({ checked }) => checked).length >= COMPARED_MAX
  for (const box of boxes) box.disabled = isFull && !box.checked
}

function showFailure(): void {
  document.getElementById(COUNT_ID)!.textContent = form?.dataset.unreachable ?? ''
}

function rangeText(from: HTMLFormElement, field: string): string {
  const ends = ['min', 'max'].map((end) =>
    Number(from.querySelector<HTMLInputElement>(`[name=${field}-${end}]`)!.value),
  )
  return scoreRangeText({ min: Math.min(...ends), max: Math.max(...ends) })
}
