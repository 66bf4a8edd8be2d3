import { isCivilDate } from '../text/civil-date.ts'
import type { en } from './en/index.ts'
import { LANGUAGES, type Language, type LanguageFacts } from './language.ts'
import { filled, type Message, type Translated, type ValuesOf } from './message.ts'

type English = typeof en
/** All messages of a language, by area. */
export type Catalogue = { readonly [Area in keyof English]: Translated<English[Area]> }

type KeysOf<Area extends keyof English> = `${Area}.${keyof English[Area] & string}`
/** A message as `area.name`. */
export type MessageKey = { [Area in keyof English]: KeysOf<Area> }[keyof English]
type MessageAt<Key extends MessageKey> = Key extends `${infer Area extends keyof English}.${infer Name}`
  ? Name extends keyof English[Area]
    ? English[Area][Name]
    : never
  : never

export type Values<Key extends MessageKey> = ValuesOf<MessageAt<Key>>
type ValuesArgument<Key extends MessageKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>]

/** Says messages in one language, and writes dates, numbers and lists as that language does. */
export interface Locale extends Pick<LanguageFacts, 'direction'> {
  readonly language: Language
  t<Key extends MessageKey>(key: Key, ...values: ValuesArgument<Key>): string
  /** The text of a message with its names in braces, in the plural form of `count`. */
  text(key: MessageKey, count?: number): string
  number(value: number): string
  /** A civil date such as `2025-10-31`; a text that is none comes back as it is. */
  date(civilDate: string): string
  /** A month such as `2025-10`; a text that is none comes back as it is. */
  month(month: string): string
  /** `A, B and C`. */
  list(items: readonly string[]): string
  /** With a capital first letter. */
  capitalized(text: string): string
}

/** @param own the owner's sentences by their key in the area `words`; an empty one stands for the message of the language */
export function createLocale(
  language: Language,
  catalogue: Catalogue,
  own: Readonly<Record<string, string>> = {},
): Locale {
  const plural = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  // American English has a comma before *and*, which Den has not.
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })

  function text(key: MessageKey, count?: number): string {
    const dot = key.indexOf('.')
    const name = key.slice(dot + 1)
    if (key.startsWith('words.') && own[name]) return own[name]
    const area = catalogue[key.slice(0, dot) as keyof Catalogue] as Readonly<Record<string, Message>>
    const message = area[name]!
    if (typeof message === 'string') return message
    return message[plural.select(count ?? 0)] ?? message.other
  }

  return {
    language,
    direction: LANGUAGES[language].direction,
    text,
    t: (key, ...[values]) => {
      if (values === undefined) return text(key)
      const { count, ...others } = values as Readonly<Record<string, string>> & { readonly count?: number }
      if (typeof count !== 'number') return filled(text(key), values as Readonly<Record<string, string>>)
      return filled(text(key, count), { ...others, count: numbers.format(count) })
    },
    number: (value) => numbers.format(value),
    date: (date) => (isCivilDate(date) ? dates.format(new Date(`${date}T00:00:00Z`)) : date),
    month: (month) => (isCivilDate(`${month}-01`) ? months.format(new Date(`${month}-01T00:00:00Z`)) : month),
    list: (items) => lists.format(items),
    capitalized: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  }
}
