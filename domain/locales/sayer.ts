import { answersIn, catalogueOf } from './catalogues.ts'
import type { Language } from './language.ts'
import { type Catalogue, createLocale, type Locale, type MessageKey } from './locale.ts'
import { filled } from './message.ts'
import { fullStopOf } from './punctuation.ts'
import { type Recogniser, recognised } from './recognised.ts'

/** Says a sentence of the server in another language; one that is no message stays as it is. */
export type Sayer = (sentence: string) => string

/** Values that are sentences or names of their own. */
const SAID: ReadonlySet<string> = new Set(['thing', 'problem', 'wait', 'role', 'warning', 'where'])
/** Counted from a year, not up to a number. */
const YEAR = 'year'

export async function sayerIn(language: Language): Promise<Sayer> {
  if (language === 'en') return (sentence) => sentence
  const [catalogue, answers] = await Promise.all([catalogueOf(language), answersIn(language)])
  return sayerOf(createLocale(language, { ...catalogue, ...answers } as Catalogue), recognised)
}

/** @param locale has the messages that are found */
export function sayerOf(locale: Locale, find: Recogniser): Sayer {
  const speaker = { locale, find }
  return (text) => wholeOrByPieces(text, speaker) ?? text
}

interface Speaker {
  readonly locale: Locale
  readonly find: Recogniser
}

/** Messages by their fields. */
export function saidEach(say: Sayer, messages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, say(message)]))
}

/** Each is compared with every message. */
const SENTENCES_MAX = 20

function wholeOrByPieces(text: string, speaker: Speaker): string | null {
  return said(text, speaker) ?? withoutFullStop(text, speaker) ?? saidPieceByPiece(text, speaker)
}

/** Several sentences, such as the problems of a post that could not be published; null unless each of them is a message. */
function saidPieceByPiece(text: string, speaker: Speaker): string | null {
  const { locale } = speaker
  const sentences = text.split(/(?<=[.!?]) /)
  if (sentences.length > SENTENCES_MAX) return null
  const words = sentences.map((sentence) => said(sentence, speaker) ?? withoutFullStop(sentence, speaker))
  return words.includes(null) ? null : locale.sentences(words as string[])
}

function withoutFullStop(sentence: string, speaker: Speaker): string | null {
  const words = sentence.endsWith('.') ? said(sentence.slice(0, -1), speaker) : null
  return words && words + fullStopOf(speaker.locale.language)
}

function said(sentence: string, speaker: Speaker): string | null {
  const { locale, find } = speaker
  const found = find(sentence)
  if (!found) return null
  const { key, count, values } = found
  return filled(
    locale.text(key as MessageKey, count),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueIn(speaker, name, value)])),
  )
}

function valueIn(speaker: Speaker, name: string, value: string): string {
  if (SAID.has(name)) return wholeOrByPieces(value, speaker) ?? value
  const { locale } = speaker
  return name !== YEAR && /^\d{1,3}(,\d{3})*$/.test(value) ? locale.number(Number(value.replaceAll(',', ''))) : value
}
