import { answersIn, catalogueOf } from './catalogues.ts'
import type { Language } from './language.ts'
import { type Catalogue, createLocale, type Locale, type MessageKey } from './locale.ts'
import { filled } from './message.ts'
import { fullStopOf } from './punctuation.ts'
import { recognised } from './recognised.ts'

/** Says a sentence of the server in another language; one that is no message stays as it is. */
export type Sayer = (sentence: string) => string

/** Values that are sentences or names of their own. */
const SAID: ReadonlySet<string> = new Set(['thing', 'problem', 'wait', 'role', 'warning', 'where'])
/** Counted from a year, not up to a number. */
const YEAR = 'year'

export async function sayerIn(language: Language): Promise<Sayer> {
  if (language === 'en') return (sentence) => sentence
  const [catalogue, answers] = await Promise.all([catalogueOf(language), answersIn(language)])
  const locale = createLocale(language, { ...catalogue, ...answers } as Catalogue)
  return (text) => said(text, locale) ?? saidPieceByPiece(text, locale) ?? text
}

/** Messages by their fields. */
export function saidEach(say: Sayer, messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, say(message)]))
}

/** Each is compared with every message. */
const SENTENCES_MAX = 20

/** Several sentences, such as the problems of a post that could not be published; null unless each of them is a message. */
function saidPieceByPiece(text: string, locale: Locale): string | null {
  const sentences = text.split(/(?<=[.!?]) /)
  if (sentences.length > SENTENCES_MAX) return null
  const words = sentences.map((sentence) => said(sentence, locale) ?? withoutFullStop(sentence, locale))
  return words.includes(null) ? null : locale.sentences(words as string[])
}

function withoutFullStop(sentence: string, locale: Locale): string | null {
  const words = sentence.endsWith('.') ? said(sentence.slice(0, -1), locale) : null
  return words && words + fullStopOf(locale.language)
}

function said(sentence: string, locale: Locale): string | null {
  const found = recognised(sentence)
  if (!found) return null
  const { key, count, values } = found
  return filled(
    locale.text(key as MessageKey, count),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(locale, name, value)])),
  )
}

function valueIn(locale: Locale, name: string, value: string): string {
  if (SAID.has(name)) return said(value, locale) ?? value
  return name !== YEAR && /^\d{1,3}(,\d{3})*$/.test(value) ? locale.number(Number(value.replaceAll(',', ''))) : value
}
