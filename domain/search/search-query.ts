import { foldedWord, type Token, tokensIn } from './tokens.ts'

/** The longest query, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 200
/** The most parts of a query; further ones are ignored. */
const PARTS_MAX = 16

export type QueryPart =
  | {
      readonly kind: 'word'
      readonly term: string
      /** The typed word, folded but with its ending. */
      readonly typed: string
      /** Whether the word may be the beginning of a longer one: only the last word may. */
      readonly isUnfinished: boolean
      /** Whether the word is so common that results need not contain it if the query has other words. */
      readonly isWeak: boolean
    }
  | { readonly kind: 'phrase'; readonly terms: readonly string[] }

/** The terms of function words, and of words with which people say that they look for a film, such as `movie`. */
const WEAK_TERMS = new Set(
  'a an and are as at be by but can could did do doe for from had has have he her him his how i in into is it its may me my not of on or our she so some that the their them then there thei this those to u was we were what when where which who whom whose why will with would you your about called film movi one post review'.split(
    ' ',
  ),
)

export function isWeak(term: string): boolean {
  return WEAK_TERMS.has(term)
}

/** Matches a text in quotes (the first group), or one outside of quotes. A quote that is not closed is skipped. */
const SEGMENT = /["“”„«»]([^"“”„«»]*)["“”„«»]|[^"“”„«»]+/gu

/** Phrases are texts in quotes, and tokens without a space between, as in Japanese. The last word outside may be unfinished. */
export function queryParts(query: string): QueryPart[] {
  const segments = [...query.matchAll(SEGMENT)]
  const parts = segments.flatMap(([text, quoted], index) => {
    if (quoted !== undefined) return partOf(quoted, tokensIn(quoted))
    const runs = touchingRuns(tokensIn(text))
    const isLast = index === segments.length - 1
    return runs.flatMap((run, at) => partOf(text, run, isLast && at === runs.length - 1))
  })
  return parts.slice(0, PARTS_MAX)
}

function partOf(text: string, tokens: readonly Token[], isUnfinished = false): QueryPart[] {
  const [first] = tokens
  if (!first) return []
  if (tokens.length > 1) return [{ kind: 'phrase', terms: tokens.map(({ term }) => term) }]
  const { term, start, end } = first
  return [{ kind: 'word', term, typed: foldedWord(text.slice(start, end)), isUnfinished, isWeak: isWeak(term) }]
}

function touchingRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && tokens[index - 1]!.end === token.start) runs.at(-1)!.push(token)
    else runs.push([token])
  }
  return runs
}
