import { scripts as english } from '#domain/locales/en/scripts.ts'
import type { Catalogue } from '#domain/locales/locale.ts'
import type { Suggestion } from '#server/posts/search/suggestions.ts'
import { translated } from './translated.ts'

/** Milliseconds after the last key before suggestions are requested. */
const PAUSE_MS = 120

/** Keys by https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Enter without a selected suggestion submits the form. */
export function suggestFor(field: HTMLInputElement): void {
  if (field.getAttribute('role') === 'combobox') return
  const list = document.createElement('ul')
  list.id = `${field.id}-suggestions`
  list.className = 'suggestions'
  list.role = 'listbox'
  let messages: Catalogue['scripts'] = english
  void translated('scripts', english).then((own) => {
    messages = own
    list.ariaLabel = own.suggestions
  })
  field.form!.append(list)
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', list.id)

  let suggestions: readonly Suggestion[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = ''

  const show = (found: readonly Suggestion[]) => {
    suggestions = found
    active = -1
    list.replaceChildren(...found.map(optionOf))
    list.hidden = found.length === 0
    field.ariaExpanded = String(!list.hidden)
    field.removeAttribute('aria-activedescendant')
  }
  const optionOf = ({ kind, text }: Suggestion, index: number) => {
    const option = document.createElement('li')
    option.id = `${list.id}-${index}`
    option.role = 'option'
    option.ariaSelected = 'false'
    option.append(text)
    if (kind !== 'post') {
      const label = document.createElement('span')
      label.append(messages[kind])
      option.append(' ', label)
    }
    return option
  }
  const choose = (index: number) => {
    list.children[active]?.setAttribute('aria-selected', 'false')
    // The arrow keys cycle through the suggestions and the field itself, which has the index -1.
    active = ((index + 1 + suggestions.length + 1) % (suggestions.length + 1)) - 1
    const option = list.children[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }
  const ask = async () => {
    const q = field.value.trim()
    asked = q
    const found = q.length < 2 ? [] : await suggestionsFor(q)
    // Drops the answer to an earlier query, and any answer after the field lost the focus.
    if (asked === q && document.activeElement === field) show(found)
  }

  show([])
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(ask, PAUSE_MS)
  })
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || list.hidden) return
    if (event.key === 'ArrowDown') choose(active + 1)
    else if (event.key === 'ArrowUp') choose(active - 1)
    else if (event.key === 'Enter' && active >= 0) location.assign(suggestions[active]!.href)
    else if (event.key === 'Escape') show([])
    else return
    event.preventDefault()
  })
  field.addEventListener('blur', () => show([]))
  // A press on an option must not move the focus: blur closes the list before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element && target.closest('li')
    if (option) location.assign(suggestions[[...list.children].indexOf(option)]!.href)
  })
}

const known = new Map<string, Promise<readonly Suggestion[]>>()

/** @returns none where the request fails, since the form works without them; the same query is then requested again */
function suggestionsFor(q: string): Promise<readonly Suggestion[]> {
  const asked =
    known.get(q) ??
    fetch(`/api/search/suggestions?${new URLSearchParams({ q })}`)
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(({ suggestions }) => suggestions)
      .catch(() => {
        known.delete(q)
        return []
      })
  known.set(q, asked)
  return asked
}
