import type { Locale } from '#domain/locales/locale.ts'
import { filled } from '#domain/locales/message.ts'

export interface Question {
  readonly text: string
  readonly answer: number
}

/** `a` is 5 to 10 and `b` 2 to 4, so that both can be added and taken away. */
const KINDS = [
  { message: 'subscription.questionPlus', answer: (a, b) => a + b },
  { message: 'subscription.questionMinus', answer: (a, b) => a - b },
  { message: 'subscription.questionCinema', answer: (a, b) => a + b },
  { message: 'subscription.questionDoors', answer: (a, b) => a - b },
  { message: 'subscription.questionLanterns', answer: (a, b) => a - b },
  { message: 'subscription.questionRavens', answer: (a, b) => a + b },
  { message: 'subscription.questionCats', answer: (_, b) => b * 4 },
  { message: 'subscription.questionNext', answer: (a) => a + 1 },
] as const satisfies readonly { message: `subscription.question${string}`; answer: (a: number, b: number) => number }[]

/** The question that belongs to some random bytes, three at least. */
export function questionFrom(locale: Locale, bytes: Uint8Array): Question {
  const [byte = 0, first = 0, second = 0] = bytes
  const [a, b] = [5 + (first % 6), 2 + (second % 3)]
  const { message, answer } = KINDS[byte % KINDS.length]!
  const words = numberWords(locale)
  const text = filled(locale.text(message), { first: words[a]!, second: words[b]! })
  return { text: locale.capitalized(text), answer: answer(a, b) }
}

/** Accepts digits and words, in any case, with or without accents, hyphens, apostrophes and blanks, or ended by a full stop. */
export function isAnswer(locale: Locale, typed: string, { answer }: Question): boolean {
  const text = typed.normalize('NFKC').replace(/[.!。\s]+$/u, '')
  return digits(text.trim()) === String(answer) || folded(text, locale) === folded(numberWords(locale)[answer]!, locale)
}

/** Small letters come first: the dot of a Turkish capital İ is a mark of its own once it is decomposed. */
function folded(text: string, { language }: Locale): string {
  const small = text.toLocaleLowerCase(language).normalize('NFKD')
  return small.replace(/[\p{M}\s'\u2018\u2019\u02bc-]/gu, '').replaceAll('ı', 'i')
}

/** Words of the numbers from zero to twenty. */
function numberWords({ t }: Locale): string[] {
  return t('subscription.numbers').split(' ')
}

/** Arabic-Indic digits as Western ones. */
function digits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
}
