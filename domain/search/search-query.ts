import { foldedWord, type LocatedWord, locateWords } from './words.ts'

/** The longest query, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 200
/** The most parts of a query; further ones are ignored. */
const PARTS_MAX = 16

export type QueryPart =
  | {
      readonly kind: 'word'
      readonly stem: string
      /** The typed word, folded but with its ending. */
      readonly typed: string
      /** Whether the word may be the beginning of a longer one: only the last word may. */
      readonly isUnfinished: boolean
      /** Whether the word is so common that results need not contain it if the query has other words. */
      readonly isWeak: boolean
    }
  | { readonly kind: 'phrase'; readonly stems: readonly string[] }

/** The stems of function words, and of words with which people say that they look for a film, such as `movie`. */
const WEAK_STEMS = new Set(
  'a an and are as at be by but can could did do doe for from had has have he her him his how i in into is it its may me my not of on or our she so some that the their them then there thei this those to u was we were what when where which who whom whose why will with would you your about called film movi one post review'.split(
    ' ',
  ),
)

export function isWeak(stem: string): boolean {
  return WEAK_STEMS.has(stem)
}

/** Matches a text in quotes (the first group), or one outside of quotes. A quote that is not closed is skipped. */
const SEGMENT = /["“”„«»]([^"“”„«»]*)["“”„«»]|[^"“”„«»]+/gu

/** Phrases are texts in quotes, and words without a space between, as in Japanese. The last word outside may be unfinished. */
export function queryParts(query: string): QueryPart[] {
  const segments = [...query.matchAll(SEGMENT)]
  const parts = segments.flatMap(([text, quoted], index) => {
    if (quoted !== undefined) return partOf(quoted, locateWords(quoted))
    const runs = touchingRuns(locateWords(text))
    const isLast = index === segments.length - 1
    return runs.flatMap((run, at) => partOf(text, run, isLast && at === runs.length - 1))
  })
  return parts.slice(0, PARTS_MAX)
}

function partOf(text: string, words: readonly LocatedWord[], isUnfinished = false): QueryPart[] {
  const [first] = words
  if (!first) return []
  if (words.length > 1) return [{ kind: 'phrase', stems: words.map(({ stem }) => stem) }]
  const { stem, start, end } = first
  return [{ kind: 'word', stem, typed: foldedWord(text.slice(start, end)), isUnfinished, isWeak: isWeak(stem) }]
}

function touchingRuns(words: readonly LocatedWord[]): LocatedWord[][] {
  const runs: LocatedWord[][] = []
  for (const [index, word] of words.entries()) {
    if (index > 0 && words[index - 1]!.end === word.start) runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return runs
}
