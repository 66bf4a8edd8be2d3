import { warnings as english } from '#domain/locales/en/warnings.ts'
import type { Catalogue } from '#domain/locales/locale.ts'
import { filled } from '#domain/locales/message.ts'
import { commaOf } from '#domain/locales/punctuation.ts'
import { fromWarningCodes, type WarningKind } from '#domain/posts/warnings/content-warnings.ts'
import { LIMITS_KEY, readStorage } from './storage.ts'
import { translated } from './translated.ts'

/** By kind of content warning, the lowest severity that exceeds the reader's limit: 1 is mild, 2 is strong. */
type Limits = Partial<Record<WarningKind, 1 | 2>>

/** A limit as it is stored, and its message. */
const CHOICES = [
  ['', 'fine'],
  ['2', 'notStrong'],
  ['1', 'notAtAll'],
] as const

let messages: Catalogue['warnings'] = english

/** Limits are stored in this browser only. `data-warning-codes` gets the kinds that exceed them, or that none does. */
export async function initLimits(): Promise<void> {
  messages = await translated('warnings', english)
  for (const item of document.querySelectorAll<HTMLElement>('[data-limit]')) addChoice(item)
  update()
  addEventListener('storage', ({ key }) => key === LIMITS_KEY && update())
  addEventListener('pageshow', update)
}

function addChoice(item: HTMLElement): void {
  const kind = item.dataset.limit as WarningKind
  const choice = document.createElement('select')
  choice.className = 'control'
  choice.setAttribute('aria-label', filled(messages.limitOf, { warning: messages[kind] }))
  choice.append(...CHOICES.map(([value, text]) => new Option(messages[text], value)))
  choice.addEventListener('change', () => {
    const { [kind]: _, ...others } = storedLimits()
    const limit = Number(choice.value)
    store(limit ? { ...others, [kind]: limit as 1 | 2 } : others)
    update()
  })
  item.append(choice)
}

function update(): void {
  const limits = storedLimits()
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-limit] select'))
    choice.value = String(limits[choice.parentElement?.dataset.limit as WarningKind] ?? '')
  for (const warned of document.querySelectorAll<HTMLElement>('[data-warning-codes]')) showVerdict(warned, limits)
}

function showVerdict(warned: HTMLElement, limits: Limits): void {
  const place = warned.querySelector('summary, .card__text') ?? warned
  const verdict = place.querySelector('.verdict') ?? document.createElement('span')
  if (Object.keys(limits).length === 0) {
    verdict.remove()
    return
  }
  const beyond = kindsBeyond(warned.dataset.warningCodes ?? '', limits)
  verdict.className = `verdict verdict--${beyond.length > 0 ? 'beyond' : 'within'}`
  verdict.textContent = beyond.length > 0 ? words(beyond) : messages.within
  place.append(verdict)
}

function kindsBeyond(codes: string, limits: Limits): WarningKind[] {
  return fromWarningCodes(codes).flatMap(({ kind, severity }) => {
    const limit = limits[kind]
    return limit && severity >= limit ? [kind] : []
  })
}

function words(kinds: readonly WarningKind[]): string {
  const { lang } = document.documentElement
  // German nouns keep their capital letters.
  const text = kinds
    .map((kind) => (lang === 'de' ? messages[kind] : messages[kind].toLocaleLowerCase(lang)))
    .join(commaOf(lang))
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
}

function storedLimits(): Limits {
  try {
    return JSON.parse(readStorage(LIMITS_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Browsers that block storage throw; the choice is then not stored. */
function store(limits: Limits): void {
  try {
    if (Object.keys(limits).length > 0) localStorage.setItem(LIMITS_KEY, JSON.stringify(limits))
    else localStorage.removeItem(LIMITS_KEY)
  } catch {}
}
