import { isCivilDate } from '../text/civil-date.ts'
import type { en } from './en/catalogue.ts'
import { LANGUAGES, type Language, type LanguageFacts } from './language.ts'
import { filled, type Message, type TagsOf, type Translated, type ValuesOf } from './message.ts'
import { commaOf, spaceOf } from './punctuation.ts'

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
/** Names in braces and tags of a message, which elements may stand for. */
export type Slots<Key extends MessageKey> = (keyof Values<Key> & string) | TagsOf<MessageAt<Key>>
type ValuesArgument<Key extends MessageKey> = keyof Values<Key> extends never ? [] : [values: Values<Key>]

/** Says messages in one language, and writes dates, numbers and lists as that language does. */
export interface Locale extends Pick<LanguageFacts, 'direction'> {
  readonly language: Language
  t<Key extends MessageKey>(key: Key, ...values: ValuesArgument<Key>): string
  /** The text of a message with its names in braces, in the plural form of `count`. */
  text(key: MessageKey, count?: number): string
  /** The same without the owner's sentences. */
  standard(key: MessageKey): string
  number(value: number): string
  /** A civil date such as `2025-10-31`; a text that is none comes back as it is. */
  date(civilDate: string): string
  /** The same with its day of the week. */
  fullDate(civilDate: string): string
  /** A month such as `2025-10`; a text that is none comes back as it is. */
  month(month: string): string
  /** The name of a month such as `2025-10`, without its year. */
  monthName(month: string): string
  /** `3 days ago`. */
  ago(count: number, unit: 'hour' | 'day' | 'month'): string
  /** `A, B and C`. */
  list(items: readonly string[]): string
  /** `A, B, C`, with the comma of the language. */
  commas(items: readonly string[]): string
  /** Whole sentences in a row; those that are empty or false are left out. */
  sentences(items: readonly (string | false | undefined)[]): string
  /** The words of a list with their places: those between the items are `literal`. */
  listParts(items: readonly string[]): { readonly type: 'element' | 'literal'; readonly value: string }[]
  /** As within a sentence, where the language has small letters there: German nouns keep theirs. */
  lowered(text: string): string
  /** With a capital first letter. */
  capitalized(text: string): string
}

const WORDS = 'words.'

/** @param written the owner's sentences by their key in the area `words`; an empty one stands for the message of the language */
export function createLocale(
  language: Language,
  catalogue: Catalogue,
  written: Readonly<Record<string, string>> = {},
): Locale {
  // Scores and years stand beside these numbers in Western digits.
  const tag = language === 'ar' ? 'ar-u-nu-latn' : language
  const plurals = once(() => new Intl.PluralRules(tag))
  const numbers = once(() => new Intl.NumberFormat(tag))
  const dates = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
  const fullDates = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }))
  const months = once(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const monthNames = once(() => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }))
  const ages = once(() => new Intl.RelativeTimeFormat(tag))
  // American English has a comma before *and*, which Den has not.
  const lists = once(() => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }))

  function text(key: MessageKey, count?: number): string {
    const own = key.startsWith(WORDS) ? written[key.slice(WORDS.length)] : ''
    if (own) return own
    return standard(key, count)
  }

  function standard(key: MessageKey, count = 0): string {
    const dot = key.indexOf('.')
    const area = catalogue[key.slice(0, dot) as keyof Catalogue] as Readonly<Record<string, Message>>
    const message = area[key.slice(dot + 1)]!
    if (typeof message === 'string') return message
    return message[plurals().select(count)] ?? message.other
  }

  return {
    language,
    direction: LANGUAGES[language].direction,
    text,
    standard,
    t: (key, ...[values]) => {
      if (values === undefined) return text(key)
      const { count } = values as { readonly count?: number }
      const written = Object.entries(values as Readonly<Record<string, string | number>>).map(
        ([name, value]) => [name, typeof value === 'number' ? numbers().format(value) : value] as const,
      )
      return filled(text(key, count), Object.fromEntries(written))
    },
    number: (value) => numbers().format(value),
    date: (date) => (isCivilDate(date) ? dates().format(new Date(`${date}T00:00:00Z`)) : date),
    fullDate: (date) => (isCivilDate(date) ? fullDates().format(new Date(`${date}T00:00:00Z`)) : date),
    month: (month) => (isCivilDate(`${month}-01`) ? months().format(new Date(`${month}-01T00:00:00Z`)) : month),
    monthName: (month) => monthNames().format(new Date(`${month}-01T00:00:00Z`)),
    ago: (count, unit) => ages().format(-count, unit),
    list: (items) => lists().format(items),
    commas: (items) => items.join(commaOf(language)),
    sentences: (items) => items.filter(Boolean).join(spaceOf(language)),
    listParts: (items) => lists().formatToParts(items),
    lowered: (text) => (language === 'de' ? text : text.toLocaleLowerCase(language)),
    capitalized: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  }
}

/** The formats of `Intl` take up to a millisecond to make. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
