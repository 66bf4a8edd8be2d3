import { LIMITS_KEY } from './limits-key.ts'

// The script of /ratings, which works without it: each change of the form is answered in place.
const form = document.querySelector<HTMLFormElement>('[data-scores]')
if (form) {
  const submit = form.querySelector<HTMLElement>('[data-scores-submit]')
  if (submit) submit.hidden = true
  form.addEventListener('input', () => {
    for (const output of form.querySelectorAll('output')) output.textContent = rangeText(form, output.dataset.range!)
    askSoon(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask(form)
  })
}

/** Milliseconds: a handle passes several numbers on its way. */
const PAUSE_MS = 120

let timer: ReturnType<typeof setTimeout> | undefined
let request: XMLHttpRequest | undefined

function askSoon(from: HTMLFormElement): void {
  clearTimeout(timer)
  timer = setTimeout(ask, PAUSE_MS, from)
}

/** Reads the same page with the form's values. `XMLHttpRequest` gives a document, which Trusted Types would not let us parse. */
function ask(from: HTMLFormElement): void {
  clearTimeout(timer)
  request?.abort()
  request = new XMLHttpRequest()
  request.responseType = 'document'
  request.onload = ({ target }) => show(target as XMLHttpRequest)
  request.onerror = () => {
    const status = document.querySelector('[role=status]')
    if (status) status.textContent = 'The den cannot be reached at this moment. Please try again.'
  }
  request.open('GET', `${from.action}?${new URLSearchParams(new FormData(from) as never)}`)
  request.send()
}

function show({ responseXML, responseURL }: XMLHttpRequest): void {
  if (!responseXML) return
  const ticked = new Set(
    [...document.querySelectorAll<HTMLInputElement>('[name=film]:checked')].map(({ value }) => value),
  )
  for (const box of responseXML.querySelectorAll<HTMLInputElement>('[name=film]')) box.checked = ticked.has(box.value)
  for (const old of document.querySelectorAll('[data-swap]')) {
    const found = responseXML.getElementById(old.id)
    if (found) old.replaceWith(found)
  }
  // What readers said of their limits is noted beside the films that are new.
  dispatchEvent(new StorageEvent('storage', { key: LIMITS_KEY }))
  history.replaceState(history.state, '', responseURL)
}

function rangeText(from: HTMLFormElement, field: string): string {
  const ends = ['min', 'max'].map((end) =>
    Number(from.querySelector<HTMLInputElement>(`[name=${field}-${end}]`)!.value),
  )
  const [low, high] = ends.sort((a, b) => a - b)
  return low === high ? String(low) : `${low}–${high}`
}
