import { withArabicLetters } from '../text/arabic-letters.ts'
import { withAsciiLetters } from '../text/ascii-letters.ts'
import { withHiragana } from '../text/hiragana.ts'

export interface LocatedWord {
  readonly stem: string
  /** Offsets in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * Matches a run of letters, marks and digits with the apostrophes and invisible characters in it. In the scripts of China and Japan
 * each character is a word. So are an emoji, and the signs that end a word, as in `c++`.
 */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]\p{M}*|[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]][[\p{L}\p{M}\p{N}'’ʼ\u00ad\u200b-\u200d\u2060\ufeff]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]*|[+#]+(?<=[\p{L}\p{M}\p{N}][+#]+)(?![\p{L}\p{N}])|(?=[\u2600-\u{10ffff}])(?:\p{RGI_Emoji}|\p{Extended_Pictographic})/gv
/** Texts whose only letters are those of English, which most are. */
const ENGLISH = /^[\0-\x7f\u2010-\u201f…]*$/
/** Matches in a lower-case English text what {@link WORD} does, five times as fast. */
const ENGLISH_WORD = /[a-z0-9][a-z0-9'’]*|[+#]+(?<=[a-z0-9][+#]+)(?![a-z0-9])/g
const PLAIN = /^[a-z0-9]+$/
/** Scripts without spaces whose words are in the dictionaries of `Intl.Segmenter`, whatever its locale. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' })
/** Each UTF-16 unit but soft hyphens, zero-width spaces, word joiners and byte order marks. */
const VISIBLE = /[^\u00ad\u200b\u2060\ufeff]/g
/** Marks are accents in these scripts, and vowels and tones in others, such as Thai and Hindi. */
const NEITHER_LETTER_NOR_VOWEL =
  /[^\p{L}\p{N}[\p{M}--[\p{sc=Zinh}\p{sc=Zyyy}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}]]]+/gv
const VARIANT_OF_EMOJI = /[\ufe0f\p{Emoji_Modifier}]/gu
/** From a sign of ASCII, which separates words in SQLite, to its fullwidth form. */
const FULLWIDTH = 0xfee0
/** What French, Italian and Catalan elide before a word, as in `l'abbé` and `dell’orrore`: it is no part of that word. */
const ELIDED =
  /^(?:[cdjlmnstv]|(?:jus|lors|puis|quel|quoi)?qu|un|quell|(?:a|co|da|de|ne|su)?(?:ll|gl))['’ʼ](?=\p{L}{2})/u
const LONG_PLURALS = ['sses', 'xes', 'zes', 'ches', 'shes']
const HANGUL = /^[\uac00-\ud7a3]+$/
const PARTICLE = /(?:에서|에게|한테|께서|까지|부터|처럼|보다|으로|라고|[을를이가은는에의로와과도만들])$/
const ARABIC = /^\p{sc=Arabic}/u
/** The article of Arabic, also after *and*, *with*, *as*, *so* and *for*, which are written together with it. */
const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u
/** The longest stem, in UTF-16 units: longer runs are no words, and PostgreSQL limits the size of an index entry. */
const STEM_MAX = 40

export function locateWords(text: string): LocatedWord[] {
  const words: LocatedWord[] = []
  const add = (word: string, start: number) => {
    const stem = stemOf(word)
    if (stem !== '') words.push({ stem, start, end: start + word.length })
  }
  const runs = ENGLISH.test(text) ? text.toLowerCase().matchAll(ENGLISH_WORD) : text.matchAll(WORD)
  const hasUnspaced = isUnspaced(text)
  for (const { 0: run, index } of runs)
    if (hasUnspaced && UNSPACED.test(run)) for (const word of wordsOf(run)) add(word.segment, index + word.index)
    else add(run, index)
  return words
}

export function stemsIn(text: string): string[] {
  const runs = ENGLISH.test(text) ? text.toLowerCase().match(ENGLISH_WORD) : text.match(WORD)
  const words = isUnspaced(text)
    ? runs?.flatMap((run) => (UNSPACED.test(run) ? wordsOf(run).map(({ segment }) => segment) : run))
    : runs
  return (words ?? []).map(stemOf).filter((stem) => stem !== '')
}

/** Whether a text has words that only a dictionary tells apart, which takes four times as long. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text)
}

/** Whether a stem is made of no letters and digits, as an emoji or the end of `c++`. */
export function isSign(stem: string): boolean {
  return !/[\p{L}\p{N}]/u.test(stem)
}

/** A word in lower case without accents and with its ending: the last letters of an unfinished word are no ending yet. */
export function foldedWord(word: string): string {
  const lower = word.toLowerCase()
  return (PLAIN.test(lower) ? lower : folded(lower)).slice(0, STEM_MAX)
}

function stemOf(word: string): string {
  const folded = foldedWord(word)
  if (HANGUL.test(folded)) return withoutParticles(folded)
  return ARABIC.test(folded) ? folded.replace(ARABIC_ARTICLE, '') : singular(folded)
}

/** Korean writes particles as endings: `영화`, `영화를` and `영화에서는` are one word. */
function withoutParticles(word: string): string {
  const shorter = word.replace(word.length > 2 ? PARTICLE : /[을를]$/, '')
  return shorter === word || shorter === '' ? word : withoutParticles(shorter)
}

/** The words of a run without spaces. Invisible characters would part them. */
function wordsOf(run: string): { segment: string; index: number }[] {
  const places = Array.from(run.matchAll(VISIBLE), ({ index }) => index)
  const visible = places.map((place) => run[place]).join('')
  return Array.from(SEGMENTER.segment(visible), ({ segment, index, isWordLike }) => {
    const start = places[index]!
    return { segment: isWordLike ? run.slice(start, places[index + segment.length - 1]! + 1) : '', index: start }
  })
}

/** A lower-case word without accents and other marks. Done in code, so that SQLite and PostgreSQL agree. */
function folded(lower: string): string {
  const plain = lower.replace(ELIDED, '').normalize('NFKD').replace(NEITHER_LETTER_NOR_VOWEL, '')
  if (plain === '') return foldedSign(lower)
  // A Greek sigma has another form at the end of a word.
  return withHiragana(withArabicLetters(withAsciiLetters(plain)))
    .replace(/ς/g, 'σ')
    .normalize('NFC')
    .toLowerCase()
}

function foldedSign(sign: string): string {
  return sign
    .replace(VARIANT_OF_EMOJI, '')
    .replace(/[+#]/g, (ascii) => String.fromCharCode(ascii.charCodeAt(0) + FULLWIDTH))
}

/** One stem for English singular and plural, which need not be a word: `zombi` for `zombie`, `zombies` and `zombys`. */
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
