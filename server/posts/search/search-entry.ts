import type { Post } from '#domain/posts/post.ts'
import { isWeak } from '#domain/search/search-query.ts'
import { searchedPost } from '#domain/search/searched-post.ts'
import { termsIn } from '#domain/search/tokens.ts'
import { storable } from '../../db/text.ts'
import { pathTokens } from './path-tokens.ts'

/** Where in a post a word is, from the closest to what it is about; each place includes those before it. */
export type Scope = 'names' | 'captions' | 'topics' | 'anywhere'

/** What the database holds of a post for search. */
export interface SearchEntry {
  /** Terms between spaces, one line for each text that they come from. */
  readonly document: SearchDocument
  readonly tokens: readonly string[]
  /** Terms that a misspelt or unfinished word may mean, and whether each is in a name. */
  readonly vocabulary: ReadonlyMap<string, boolean>
}

export interface SearchDocument {
  /** As it is stored, not folded. */
  readonly path: string
  readonly names: string
  readonly facts: string
  readonly captions: string
  readonly topics: string
  /** All of it, with the texts. */
  readonly words: string
}

/** PostgreSQL takes a megabyte of tokens for a row. This is ten times a long article. */
const WORDS_MAX = 16_000
const LETTERS_MAX = 250_000
/** A word that a text repeats so often is one of its topics. */
const OFTEN = 4

const SUFFIXES: Readonly<Record<Scope, string>> = { names: '_1', captions: '_2', topics: '_3', anywhere: '' }

/** The token of a term that is in this part of a post. */
export function tokenOf(term: string, scope: Scope): string {
  return term + SUFFIXES[scope]
}

export function searchEntry(post: Post): SearchEntry {
  const { names, facts, captions, topics, texts } = searchedPost(post)
  const lines = { names: names.map(line), facts: facts.map(line), captions: captions.map(line) }
  const textLines = withinLimits(texts.map(line))
  const often = frequentTerms(textLines)
  const topicLines = [...topics.map(line), often]

  const tokens = new Set<string>()
  const vocabulary = new Map<string, boolean>()
  const add = (parts: readonly (readonly string[])[], scopes: readonly Scope[], isName = false) => {
    for (const term of parts.flat()) {
      for (const scope of scopes) tokens.add(tokenOf(term, scope))
      if (scopes.includes('topics')) vocabulary.set(term, isName || vocabulary.get(term) === true)
    }
  }
  add(lines.names, ['names', 'captions', 'topics', 'anywhere'], true)
  add(lines.facts, ['captions', 'topics', 'anywhere'], true)
  add(lines.captions, ['captions', 'topics', 'anywhere'])
  add(topicLines, ['topics', 'anywhere'])
  add(textLines, ['anywhere'])
  for (const token of pathTokens(post.path)) tokens.add(token)

  const document = {
    path: storable(post.path),
    names: written(lines.names),
    facts: written(lines.facts),
    captions: written(lines.captions),
    topics: written(topicLines),
    words: written([...lines.names, ...lines.facts, ...lines.captions, ...topics.map(line), ...textLines]),
  }
  return { document, tokens: [...tokens], vocabulary }
}

/** Imported facts of a film may be of any type. */
function line(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? termsIn(storable(String(value))) : []
}

/** Phrases are looked for as ` one two `, so that no line ends within one. */
function written(lines: readonly (readonly string[])[]): string {
  return lines.map((terms) => ` ${terms.join(' ')} `).join('\n')
}

function withinLimits(lines: readonly string[][]): string[][] {
  let words = WORDS_MAX
  let letters = LETTERS_MAX
  return lines.map((terms) =>
    terms.filter((term) => {
      words--
      letters -= term.length
      return words >= 0 && letters >= 0
    }),
  )
}

function frequentTerms(lines: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const term of lines.flat()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts].filter(([term, count]) => count >= OFTEN && !isWeak(term)).map(([term]) => term)
}
