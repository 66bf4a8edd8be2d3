/** A word of a text as search compares it, and where it stands in the text. */
export interface Token {
  readonly term: string
  /** Offsets in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * A run of letters, marks and digits; apostrophes within it belong to it. Scripts that put no space between words have a
 * token for each character.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{M}*|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]][[\p{L}\p{M}\p{N}'’ʼ]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]*/gv
const PLAIN = /^[a-z0-9]+$/
/** Letters without a decomposition in Unicode. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
/** UTF-16 units. What is longer is no word, and PostgreSQL limits what one post may index. */
const TERM_MAX = 40

/** The words of a text, in order. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const term = termOf(word)
    if (term !== '') tokens.push({ term, start: index, end: index + word.length })
  }
  return tokens
}

/** Only the terms. */
export function termsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map(termOf).filter((term) => term !== '')
}

/** A term as it was typed, for words that are not finished yet: `bodi` of `bodies` is not that of `bodie`. */
export function foldedWord(word: string): string {
  const lower = word.toLowerCase()
  return (PLAIN.test(lower) ? lower : folded(lower)).slice(0, TERM_MAX)
}

function termOf(word: string): string {
  return singular(foldedWord(word))
}

/** Letters and digits of lower case without accents, alike on every engine. */
function folded(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\P{L}+/gu, (rest) => rest.replace(/\P{N}+/gu, ''))
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .normalize('NFC')
    .toLowerCase()
}

/** English singular and plural become one term, which need be no word: `zombie`, `zombies` and `zombys` are `zombi`. */
function singular(word: string): string {
  if (word.length < 4) return word
  const stem = word.endsWith('s') ? withoutPlural(word) : word
  if (stem.length <= 3) return stem
  if (stem.endsWith('y')) return `${stem.slice(0, -1)}i`
  return stem.endsWith('ie') ? stem.slice(0, -1) : stem
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(ss|x|z|ch|sh)es$|s$/, '$1')
}
