import { withAsciiLetters } from '../text/ascii-letters.ts'

/** A word of a text in the form in which search compares it, with its position in the text. */
export interface Token {
  readonly term: string
  /** Offsets in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** Characters that are not seen and part no words: soft hyphen, zero width space, word joiner, byte order mark. */
const SOFT = String.raw`\u00ad\u200b\u2060\ufeff`
/** Scripts that put no space between words, of which each character is a token. */
const BY_CHARACTER = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
/** Scripts that put no space between words, whose words a dictionary knows. */
const BY_DICTIONARY = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
/** The `++` of `C++` and the `#` of `C#`. */
const SIGNS = String.raw`(?<=[\p{L}\p{N}])[+#]+(?![\p{L}\p{N}])`
/**
 * Matches a run of letters, marks and digits with the apostrophes in it, a character or a run of the scripts above, an emoji, or signs.
 */
const WORD = new RegExp(
  [
    String.raw`[${BY_CHARACTER}][\p{M}${SOFT}]*`,
    String.raw`[${BY_DICTIONARY}][${BY_DICTIONARY}\p{M}${SOFT}]*`,
    String.raw`[[\p{L}\p{N}]--[${BY_CHARACTER}${BY_DICTIONARY}]][[\p{L}\p{M}\p{N}'’ʼ${SOFT}]--[${BY_CHARACTER}${BY_DICTIONARY}]]*`,
    String.raw`\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™]]`,
    SIGNS,
  ].join('|'),
  'gv',
)
const OF_DICTIONARY = new RegExp(`^[${BY_DICTIONARY}]`, 'v')
const EMOJI = /^\p{Extended_Pictographic}|^\p{Regional_Indicator}/v
/** The forms of emoji that look alike: variation selectors, and colours of skin. */
const EMOJI_FORMS = /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu
const SOFT_CHARACTERS = new RegExp(`[${SOFT}]`, 'gu')
/** Matches a UTF-16 unit that is none of these. */
const VISIBLE = new RegExp(`[^${SOFT}]`, 'g')
const dictionary = new Intl.Segmenter('th', { granularity: 'word' })
/** Texts whose only letters are those of English, which most are. */
const ENGLISH = /^[\0-\x7f\u2010-\u201f…]*$/
/** Matches in a lower-case English text what {@link WORD} does, five times as fast. */
const ENGLISH_WORD = /[a-z0-9][a-z0-9'’]*|(?<=[a-z0-9])[+#]+(?![a-z0-9])/g
const PLAIN = /^[a-z0-9]+$/
const LONG_PLURALS = ['sses', 'xes', 'zes', 'ches', 'shes']
/** The longest term, in UTF-16 units: longer runs are no words, and PostgreSQL limits the size of an index entry. */
const TERM_MAX = 40

/** The words of a text, in order. */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = []
  const words = ENGLISH.test(text) ? text.toLowerCase().matchAll(ENGLISH_WORD) : text.matchAll(WORD)
  for (const { 0: run, index } of words)
    for (const { word, start, end } of wordsIn(run)) {
      const term = termOf(word)
      if (term !== '') tokens.push({ term, start: index + start, end: index + end })
    }
  return tokens
}

/** The terms of a text in order, without their positions. */
export function termsIn(text: string): string[] {
  const isEnglish = ENGLISH.test(text)
  const runs = (isEnglish ? text.toLowerCase().match(ENGLISH_WORD) : text.match(WORD)) ?? []
  const words = isEnglish ? runs : runs.flatMap((run) => wordsIn(run).map(({ word }) => word))
  return words.map(termOf).filter((term) => term !== '')
}

/** A word in lower case without accents and with its ending: the last letters of an unfinished word are no ending yet. */
export function foldedWord(word: string): string {
  const lower = word.toLowerCase()
  return (PLAIN.test(lower) ? lower : foldedByKind(lower)).slice(0, TERM_MAX)
}

function foldedByKind(lower: string): string {
  // Indexes take ASCII signs for separators; these are their full-width forms.
  if (/^[+#]+$/.test(lower)) return lower.replaceAll('+', '＋').replaceAll('#', '＃')
  if (EMOJI.test(lower)) return lower.replace(EMOJI_FORMS, '')
  // Marks are vowels and tones there.
  if (OF_DICTIONARY.test(lower)) return lower.replace(SOFT_CHARACTERS, '').normalize('NFKC')
  return folded(lower)
}

/** The words of what {@link WORD} matched, which are several in a script without spaces. */
function wordsIn(run: string): { word: string; start: number; end: number }[] {
  if (!OF_DICTIONARY.test(run)) return [{ word: run, start: 0, end: run.length }]
  const plain = run.replace(SOFT_CHARACTERS, '')
  const places = plain === run ? undefined : [...run.matchAll(VISIBLE)].map(({ index }) => index)
  return Array.from(dictionary.segment(plain), ({ segment: word, index }) => {
    const last = index + word.length - 1
    return { word, start: places?.[index] ?? index, end: (places?.[last] ?? last) + 1 }
  })
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
