import type { Post } from '#domain/posts/post.ts'
import type { ScoredDocument } from '#domain/search/score.ts'
import { isWeak } from '#domain/search/search-query.ts'
import { searchedPost } from '#domain/search/searched-post.ts'
import { termsIn } from '#domain/search/tokens.ts'
import { storable } from '../../db/text.ts'
import { pathTokens } from './path-tokens.ts'

/** Where in a post a word occurs, from the most to the least relevant; each scope includes those before it. */
export type Scope = 'names' | 'captions' | 'topics' | 'anywhere'

export interface SearchEntry {
  readonly document: SearchDocument
  /** Tokens in the order of their words, with a {@link GAP} after each text. */
  readonly sequence: readonly string[]
  /** Tokens that no phrase can match: those of the path. */
  readonly others: readonly string[]
}

/** A row of `search_documents`. Its words are terms between spaces, one line for each text that they come from. */
export interface SearchDocument extends ScoredDocument {
  /** As it is stored, not folded. */
  readonly path: string
}

/** Follows each text in a sequence and is no word, so that no phrase matches across two texts. */
export const GAP = '_'

/**
 * Limits of a tsvector: 16,383 positions, 255 of each token, a megabyte of tokens. This is ten times a long article.
 * @see https://www.postgresql.org/docs/current/textsearch-limitations.html
 */
const SEQUENCE_MAX = 16_000
const OCCURRENCES_MAX = 255
const LETTERS_MAX = 250_000
/** Occurrences in the texts from which on a word is one of the topics. */
const OFTEN = 4

const SUFFIXES: Readonly<Record<Scope, string>> = { names: '_1', captions: '_2', topics: '_3', anywhere: '' }

export function tokenOf(term: string, scope: Scope): string {
  return term + SUFFIXES[scope]
}

export function searchEntry(post: Post): SearchEntry {
  const searched = searchedPost(post)
  const [names, facts, captions, topics] = [searched.names, searched.facts, searched.captions, searched.topics].map(
    (texts) => texts.map(termsOf),
  ) as [string[][], string[][], string[][], string[][]]
  const texts = searched.texts.map(termsOf)
  const counts = countsOf(texts)
  const frequent = frequentTerms(counts).map((term) => [term])
  const topicLines = [...topics, ...frequent]

  const sequence = new Sequence()
  sequence.add(names, ['names', 'captions', 'topics', 'anywhere'])
  sequence.add([...facts, ...captions], ['captions', 'topics', 'anywhere'])
  sequence.add(topics, ['topics', 'anywhere'])
  sequence.add(frequent, ['topics'])
  sequence.add(withoutExcess(texts, counts), ['anywhere'])

  const path = storable(post.path)
  return {
    document: {
      path,
      names: written(names),
      facts: written(facts),
      captions: written(captions),
      topics: written(topicLines),
    },
    sequence: sequence.tokens,
    others: pathTokens(path),
  }
}

class Sequence {
  readonly tokens: string[] = []
  #letters = 0

  add(lines: readonly (readonly string[])[], scopes: readonly Scope[]): void {
    for (const scope of scopes)
      for (const terms of lines) {
        for (const term of terms) this.#add(tokenOf(term, scope))
        this.#add(GAP)
      }
  }

  #add(token: string): void {
    this.#letters += token.length
    if (this.tokens.length < SEQUENCE_MAX && this.#letters <= LETTERS_MAX) this.tokens.push(token)
  }
}

/** Imported facts of a film may be of any type. */
function termsOf(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? termsIn(storable(String(value))) : []
}

/** One line for each text, with a space before and after each term. */
function written(lines: readonly (readonly string[])[]): string {
  return lines.map((terms) => ` ${terms.join(' ')} `).join('\n')
}

function countsOf(lines: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const terms of lines) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function frequentTerms(counts: ReadonlyMap<string, number>): string[] {
  const frequent: string[] = []
  for (const [term, count] of counts) if (count >= OFTEN && !isWeak(term)) frequent.push(term)
  return frequent
}

/** Keeps the first {@link OCCURRENCES_MAX} occurrences of each term on both engines. PostgreSQL drops the others by itself. */
function withoutExcess(texts: string[][], counts: ReadonlyMap<string, number>): string[][] {
  if ([...counts.values()].every((count) => count <= OCCURRENCES_MAX)) return texts
  const left = new Map([...counts.keys()].map((term) => [term, OCCURRENCES_MAX]))
  return texts.map((terms) =>
    terms.map((term) => {
      const rest = left.get(term)!
      left.set(term, rest - 1)
      return rest > 0 ? term : GAP
    }),
  )
}
