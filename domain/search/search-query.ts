import { foldedWord, type Token, tokensIn } from './tokens.ts'

/** UTF-16 units of a query at most. */
export const QUERY_MAX_LENGTH = 200
/** Parts beyond these are ignored. */
const PARTS_MAX = 16

/** What one result has to hold: a word, or words that follow each other. */
export type QueryPart =
  | {
      readonly kind: 'word'
      readonly term: string
      /** Folded, with its ending. */
      readonly typed: string
      /** Whether it may go on: only the last one. */
      readonly isUnfinished: boolean
      /** So common that it need not be found where other words are. */
      readonly isWeak: boolean
    }
  | { readonly kind: 'phrase'; readonly terms: readonly string[] }

/** Words of grammar, and those with which people say that they look for a film. By their terms. */
const WEAK_TERMS = new Set(
  'a an and are as at be by but can could did do doe for from had has have he her him his how i in into is it its may me my not of on or our she so some that the their them then there thei this those to u was we were what when where which who whom whose why will with would you your about called film movi one post review'.split(
    ' ',
  ),
)

/** Whether a term says nothing about a post. */
export function isWeak(term: string): boolean {
  return WEAK_TERMS.has(term)
}

/** A text in quotes, or one outside of them. A quote that nothing closes is passed over. */
const SEGMENT = /["“”„«»]([^"“”„«»]*)["“”„«»]|[^"“”„«»]+/gu

/**
 * The parts of a query. Texts in quotes are phrases, and so are characters that stand together without a space. The last word
 * may be unfinished, unless it is in quotes.
 */
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

/** Tokens with nothing between them. */
function touchingRuns(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = []
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && tokens[index - 1]!.end === token.start) runs.at(-1)!.push(token)
    else runs.push([token])
  }
  return runs
}
