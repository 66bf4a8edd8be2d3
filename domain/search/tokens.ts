import { withAsciiLetters } from '../text/ascii-letters.ts'

/** A word of a text in the form in which search compares it, with its position in the text. */
export interface Token {
  readonly term: string
  /** Offsets in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * Matches a run of letters, marks and digits with the apostrophes in it. In scripts that put no space between words each
 * character is a token.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{M}\p{N}'’ʼ]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*/gv
/** Texts whose only letters are those of English, which most are. */
const ENGLISH = /^[\0-\x7f\u2010-\u201f…]*$/
/** Matches in a lower-case English text what {@link WORD} does, five times as fast. */
const ENGLISH_WORD = /[a-z0-9][a-z0-9'’]*/g
const PLAIN = /^[a-z0-9]+$/
const LONG_PLURALS = ['sses', 'xes', 'zes', 'ches', 'shes']
/** The longest term, in UTF-16 units: longer runs are no words, and PostgreSQL limits the size of an index entry. */
const TERM_MAX = 40

/** The words of a text, in order. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = []
  const words = ENGLISH.test(text) ? text.toLowerCase().matchAll(ENGLISH_WORD) : text.matchAll(WORD)
  for (const { 0: word, index } of words) {
    const term = termOf(word)
    if (term !== '') tokens.push({ term, start: index, end: index + word.length })
  }
  return tokens
}

/** The terms of a text in order, without their positions. */
export function termsIn(text: string): string[] {
  const words = ENGLISH.test(text) ? text.toLowerCase().match(ENGLISH_WORD) : text.match(WORD)
  return (words ?? []).map(termOf).filter((term) => term !== '')
}

/** A word in lower case without accents and with its ending: the last letters of an unfinished word are no ending yet. */
export function foldedWord(word: string): string {
  const lower = word.toLowerCase()
  return (PLAIN.test(lower) ? lower : folded(lower)).slice(0, TERM_MAX)
}

function termOf(word: string): string {
  return singular(foldedWord(word))
}

/** A lower-case word without accents and other marks. Done in code, so that SQLite and PostgreSQL agree. */
function folded(lower: string): string {
  const plain = lower.normalize('NFKD').replace(/\P{L}+/gu, (rest) => rest.replace(/\P{N}+/gu, ''))
  // A Greek sigma has another form at the end of a word.
  return withAsciiLetters(plain).replace(/ς/g, 'σ').normalize('NFC').toLowerCase()
}

/** One term for English singular and plural, which need not be a word: `zombi` for `zombie`, `zombies` and `zombys`. */
function singular(word: string): string {
  if (word.length < 4) return word
  const stem = word.endsWith('s') ? withoutPlural(word) : word
  if (stem.length <= 3) return stem
  if (stem.endsWith('y')) return `${stem.slice(0, -1)}i`
  return stem.endsWith('ie') ? stem.slice(0, -1) : stem
}

function withoutPlural(word: string): string {
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  const hasLongEnding = LONG_PLURALS.some((ending) => word.endsWith(ending))
  return word.slice(0, hasLongEnding ? -2 : -1)
}
