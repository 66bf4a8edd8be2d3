import { withArabicLetters } from '../../text/arabic-letters.ts'
import { withAsciiLetters } from '../../text/ascii-letters.ts'
import { withHiragana } from '../../text/hiragana.ts'
import { pinyinInitial } from '../../text/pinyin.ts'
import type { TermKind } from './term.ts'

/** What a list from A to Z needs to know of a language: messages `terms.alphabet` and `terms.articles`. */
export interface Collation {
  /** A BCP 47 tag. */
  readonly language: string
  /** Lower-case letters with spaces between, in their order. A Latin letter with an accent that stands here is one of its own. */
  readonly alphabet: string
  /** Lower-case words that a film's title is sorted without. One that ends in an apostrophe or a hyphen is written together with the next word. */
  readonly articles: string
}

/** The letter of whatever begins with no letter of the alphabet. */
const OTHERS = '#'
/** Of the letters of a script other than Latin, so that they come before `#` and `a` to `z`. */
const FIRST = '!'
/**
 * Of a letter that code points do not put where the alphabet does, such as ñ and ґ: its key is the letter before it and this sign, which
 * sorts after all letters and digits of ASCII.
 */
const AFTER = '~'
/** The letter of all Han characters, whose reading is not known, in an alphabet that has it. */
const HAN = '漢'
const LATIN = /\p{Script=Latin}/u
const APOSTROPHES = /['\u2018\u2019\u02bc]/g
const LONG_VOWEL = /\u30fc/g
const KANA_ROW = /^!\p{Script=Hiragana}$/u
const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎ]/

/** Whether code points sort a letter of an alphabet before those that follow it. Latin letters follow those of other scripts. */
function isInPlace(letter: string, following: readonly string[]): boolean {
  if (LATIN.test(letter)) return /^[a-z]$/.test(letter)
  return following.every((other) => LATIN.test(other) || letter < other)
}

/** Whether a name is written with the family first. A dot between its parts tells a transcribed one: 约翰·卡朋特. */
function beginsWithFamily(name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}]/u.test(name) && !/[·・]/.test(name)
}

/** Raise it when keys or letters of the same labels change. Older servers leave terms alone that a newer one has sorted. */
const VERSION = 2

const made = new Map<string, Alphabet>()

/** One for each language, since its tables are made of its messages. */
export function alphabetFor(collation: Collation): Alphabet {
  const key = [collation.language, collation.alphabet, collation.articles].join('\n')
  const alphabet = made.get(key) ?? new Alphabet(collation)
  made.set(key, alphabet)
  return alphabet
}

/** Sorts labels by the alphabet of a language. Keys are compared by code points, as both engines do. */
export class Alphabet {
  readonly language: string
  /** Of the language and of the rules below. */
  readonly name: string
  /** Its names before the rules changed. */
  readonly formerNames: readonly string[]
  /** As they are stored, in their order. */
  readonly letters: readonly string[]
  /** What stands in keys for a letter of the alphabet. */
  readonly #codes = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #articles: readonly string[]

  constructor({ language, alphabet, articles }: Collation) {
    this.name = `${language} ${VERSION}`
    this.formerNames = Array.from({ length: VERSION - 1 }, (_, before) => `${language} ${before + 1}`)
    this.language = language
    this.#articles = articles.split(' ').filter(Boolean)
    const letters = alphabet.split(' ')
    let code = 'a'
    for (const [place, letter] of letters.entries()) {
      code = isInPlace(letter, letters.slice(place + 1)) ? letter : code + AFTER
      this.#codes.set(letter, code)
      this.#names.set(LATIN.test(letter) ? code : FIRST + code, letter)
    }
    this.letters = [...this.#names.keys(), OTHERS].sort()
  }

  /** The letter as it is shown. */
  nameOf(letter: string): string {
    return this.#names.get(letter) ?? letter.replace(FIRST, '')
  }

  /** The key by which a list from A to Z sorts a label: films without the leading article, persons by the family's name. */
  sortKey(kind: TermKind, label: string): string {
    if (kind === 'film') return this.#key(this.#withoutArticle(label))
    const key = this.#key(label)
    return (kind === 'author' || kind === 'director') && !beginsWithFamily(label)
      ? `${key.slice(key.lastIndexOf('-') + 1)}-${key}`
      : key
  }

  /** Sorts as a list does: by the letter, then by the key. */
  placeOf(kind: TermKind, label: string): string {
    const key = this.sortKey(kind, label)
    return `${this.letterOf(key)} ${key}`
  }

  /** The letter under which a list shows what has this key. */
  letterOf(sortKey: string): string {
    const [first = ''] = sortKey.match(/^.~*/u) ?? []
    const known = [first, first[0]!, FIRST + first].find((letter) => this.#names.has(letter))
    if (known !== undefined) return known
    if (/\p{Script=Han}/u.test(first)) return this.#names.has(FIRST + HAN) ? FIRST + HAN : OTHERS
    if (!/\p{Script=Hiragana}/u.test(first)) return OTHERS
    // A row of kana, such as か, ends where the next one begins.
    return this.letters.findLast((letter) => KANA_ROW.test(letter) && letter < FIRST + first) ?? OTHERS
  }

  #withoutArticle(label: string): string {
    const lower = label.toLocaleLowerCase(this.language).replace(APOSTROPHES, "'").trimStart()
    for (const article of this.#articles) {
      const start = /['-]$/.test(article) ? article.replace('-', '') : `${article} `
      if (lower.startsWith(start) && lower.length > start.length) return lower.slice(start.length)
    }
    return lower
  }

  #key(label: string): string {
    let key = ''
    for (const letter of label.toLocaleLowerCase(this.language).normalize('NFC'))
      key += this.#codes.get(letter) ?? this.#folded(letter)
    return key.replace(/-+/g, '-').replace(/^-|-$/g, '')
  }

  /** A letter that is none of the alphabet, or one with an accent that does not count. */
  #folded(letter: string): string {
    const plain = letter
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(APOSTROPHES, '')
      .replace(LONG_VOWEL, '')
    const folded = withHiragana(withArabicLetters(withAsciiLetters(plain)))
    return Array.from(folded, (each) => this.#codeOf(each)).join('')
  }

  #codeOf(letter: string): string {
    if (SMALL_KANA.test(letter)) return String.fromCodePoint(letter.codePointAt(0)! + 1)
    if (this.#codes.has(letter)) return this.#codes.get(letter)!
    if (!/[\p{L}\p{N}]/u.test(letter)) return '-'
    return (this.language.startsWith('zh') ? pinyinInitial(letter) : '') + letter
  }
}
