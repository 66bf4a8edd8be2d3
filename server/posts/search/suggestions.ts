import { authorNames } from '#domain/posts/authors/authors.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { directorNames, filmOf, type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import type { ResolvedPart } from '#domain/search/resolved-query.ts'
import { queryParts } from '#domain/search/search-query.ts'
import { stemsIn } from '#domain/search/words.ts'
import { TimedCache } from '../../concurrency/timed-cache.ts'
import type { Connection } from '../../db/database.ts'
import type { Slices } from '../../db/slices.ts'
import type { PostListRepository } from '../post-list-repository.ts'
import { CandidateFinder } from './candidates.ts'
import { indexedIds } from './indexed-ids.ts'
import { QueryResolver } from './query-resolver.ts'

export interface Suggestion {
  readonly kind: 'post' | 'film' | 'director' | 'author'
  readonly text: string
  readonly href: string
}

const SUGGESTIONS_MAX = 8
/** Posts that are looked through for names. */
const POSTS_MAX = 30
const CACHE = { maxAgeMs: 60_000, maxEntries: 500 }

export class Suggestions {
  readonly #connection: Connection
  readonly #posts: Pick<PostListRepository, 'findByIds'>
  readonly #slugsOf: (posts: readonly PostSummary[]) => Promise<TermSlugs>
  readonly #finder: CandidateFinder
  readonly #resolver: QueryResolver
  readonly #contentVersion: () => Promise<number>
  /** By content version and query: many readers begin with the same letters. */
  readonly #cache = new TimedCache<readonly Suggestion[]>(CACHE)

  constructor(
    connection: Connection,
    slices: Slices,
    posts: Pick<PostListRepository, 'findByIds'>,
    slugsOf: (posts: readonly PostSummary[]) => Promise<TermSlugs>,
    contentVersion: () => Promise<number>,
  ) {
    this.#connection = connection
    this.#posts = posts
    this.#slugsOf = slugsOf
    this.#finder = new CandidateFinder(connection, slices)
    this.#resolver = new QueryResolver(connection, slices, this.#finder)
    this.#contentVersion = contentVersion
  }

  async for(query: string): Promise<readonly Suggestion[]> {
    const version = await this.#contentVersion()
    return this.#cache.get(`${version} ${query}`, () => this.#find(query))
  }

  async #find(query: string): Promise<Suggestion[]> {
    const typed = queryParts(query)
    if (typed.length === 0) return []
    const parts = await this.#resolver.completed(typed)
    const candidates = await this.#finder.find(parts, [[...parts.keys()]], {
      limit: POSTS_MAX,
      fields: ['names', 'captions'],
    })
    const posts = await this.#posts.findByIds(await indexedIds(this.#connection, [...candidates.keys()]))
    const slugs = await this.#slugsOf(posts)
    const first = new Set(parts[0]!.stems.map(({ stem }) => stem))
    const found = new Map<string, Suggestion & { readonly isStart: boolean }>()
    for (const suggestion of posts.flatMap((post) => namesOf(post, slugs))) {
      const stems = stemsIn(suggestion.text)
      const key = stems.join(' ')
      if (!found.has(key) && hasAll(stems, parts)) found.set(key, { ...suggestion, isStart: first.has(stems[0] ?? '') })
    }
    return [...found.values()]
      .sort((a, b) => Number(b.isStart) - Number(a.isStart))
      .slice(0, SUGGESTIONS_MAX)
      .map(({ kind, text, href }) => ({ kind, text, href }))
  }
}

/** A film, director or author without a page of its own leads to the post. */
function namesOf(post: PostSummary, slugs: TermSlugs): Suggestion[] {
  const film = filmOf(post)
  const own = postHref(post.path)
  return [
    { kind: 'post', text: post.title, href: own },
    { kind: 'film', text: film.title, href: termHref(slugs, 'film', film.title, film.year) ?? own },
    ...directorNames(film.director).map(
      (text): Suggestion => ({ kind: 'director', text, href: termHref(slugs, 'director', text) ?? own }),
    ),
    ...authorNames(post).map(
      (text): Suggestion => ({ kind: 'author', text, href: termHref(slugs, 'author', text) ?? own }),
    ),
  ]
}

function hasAll(stems: readonly string[], parts: readonly ResolvedPart[]): boolean {
  const line = ` ${stems.join(' ')} `
  return parts.every((part) =>
    part.phrase === undefined ? part.stems.some(({ stem }) => line.includes(` ${stem} `)) : line.includes(part.phrase),
  )
}
