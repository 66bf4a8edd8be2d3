import type { Post } from '#domain/posts/post.ts'
import type { ScoredDocument } from '#domain/search/score.ts'
import { isWeak } from '#domain/search/search-query.ts'
import { openSections, openText, searchedPost } from '#domain/search/searched-post.ts'
import { stemsIn } from '#domain/search/words.ts'
import { storable } from '../../db/text.ts'
import { pathLexemes } from './path-lexemes.ts'

/** Where in a post a word occurs, from the most to the least relevant; each field includes those before it. */
export type SearchField = 'names' | 'captions' | 'topics' | 'anywhere'

export interface SearchEntry {
  readonly document: SearchDocument
  /** Lexemes in the order of their words, with a {@link GAP} after each text. */
  readonly sequence: readonly string[]
  /** Lexemes that no phrase can match: those of the path. */
  readonly others: readonly string[]
}

/** A row of `search_documents`. Its words are stems between spaces, one line for each text that they come from. */
export interface SearchDocument extends ScoredDocument {
  /** As it is stored, not folded; empty for a page. */
  readonly path: string
}

/** Follows each text in a sequence and is no word, so that no phrase matches across two texts. */
export const GAP = '_'

/**
 * Limits of a tsvector: 16,383 positions, 255 of each lexeme, a megabyte of lexemes. This is ten times a long article.
 * @see https://www.postgresql.org/docs/current/textsearch-limitations.html
 */
const SEQUENCE_MAX = 16_000
const OCCURRENCES_MAX = 255
const LETTERS_MAX = 250_000
/** Occurrences in the texts from which on a word is one of the topics. */
const OFTEN = 4

const SUFFIXES: Readonly<Record<SearchField, string>> = { names: '_1', captions: '_2', topics: '_3', anywhere: '' }

export function lexemeOf(stem: string, field: SearchField): string {
  return stem + SUFFIXES[field]
}

/** By the text of an open section, without marks. */
export type TextStems = ReadonlyMap<string, string[]>

export function textStems({ sections }: Pick<Post, 'sections'>): TextStems {
  const texts = openSections({ sections }).map(openText)
  return new Map(texts.map((text) => [text, stemsOf(text)]))
}

/** @param known saves most of the time; texts that are not in it are read */
export function searchEntry(post: Post, known?: TextStems): SearchEntry {
  const searched = searchedPost(post)
  const [names, facts, captions, topics] = [searched.names, searched.facts, searched.captions, searched.topics].map(
    (texts) => texts.map(stemsOf),
  ) as [string[][], string[][], string[][], string[][]]
  const texts = searched.texts.map((text) => known?.get(text) ?? stemsOf(text))
  const counts = countsOf(texts)
  const frequent = frequentStems(counts).map((stem) => [stem])
  const topicLines = [...topics, ...frequent]

  const sequence = new Sequence()
  sequence.add(names, ['names', 'captions', 'topics', 'anywhere'])
  sequence.add([...facts, ...captions], ['captions', 'topics', 'anywhere'])
  sequence.add(topics, ['topics', 'anywhere'])
  sequence.add(frequent, ['topics'])
  sequence.add(withoutExcess(texts, counts), ['anywhere'])

  // Parts of paths are searched to find the post that an address under `/blogs/` may mean.
  const path = post.kind === 'page' ? '' : storable(post.path)
  return {
    document: {
      path,
      names: written(names),
      facts: written(facts),
      captions: written(captions),
      topics: written(topicLines),
    },
    sequence: sequence.lexemes,
    others: pathLexemes(path),
  }
}

class Sequence {
  readonly lexemes: string[] = []
  #letters = 0

  add(lines: readonly (readonly string[])[], fields: readonly SearchField[]): void {
    for (const field of fields)
      for (const stems of lines) {
        for (const stem of stems) this.#add(lexemeOf(stem, field))
        this.#add(GAP)
      }
  }

  #add(lexeme: string): void {
    this.#letters += lexeme.length
    if (this.lexemes.length < SEQUENCE_MAX && this.#letters <= LETTERS_MAX) this.lexemes.push(lexeme)
  }
}

/** Imported facts of a film may be of any type. */
function stemsOf(value: unknown): string[] {
  return typeof value === 'string' || typeof value === 'number' ? stemsIn(storable(String(value))) : []
}

/** One line for each text, with a space before and after each stem. */
function written(lines: readonly (readonly string[])[]): string {
  return lines.map((stems) => ` ${stems.join(' ')} `).join('\n')
}

function countsOf(lines: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stems of lines) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

function frequentStems(counts: ReadonlyMap<string, number>): string[] {
  const frequent: string[] = []
  for (const [stem, count] of counts) if (count >= OFTEN && !isWeak(stem)) frequent.push(stem)
  return frequent
}

/** Keeps the first {@link OCCURRENCES_MAX} occurrences of each stem on both engines. PostgreSQL drops the others by itself. */
function withoutExcess(texts: string[][], counts: ReadonlyMap<string, number>): string[][] {
  if ([...counts.values()].every((count) => count <= OCCURRENCES_MAX)) return texts
  const left = new Map([...counts.keys()].map((stem) => [stem, OCCURRENCES_MAX]))
  return texts.map((stems) =>
    stems.map((stem) => {
      const rest = left.get(stem)!
      left.set(stem, rest - 1)
      return rest > 0 ? stem : GAP
    }),
  )
}
