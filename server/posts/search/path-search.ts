import type { Connection } from '../../db/database.ts'
import { unsliced } from '../../db/slices.ts'
import { mayBeStored } from '../../db/text.ts'
import { hasCurrentIndex } from '../indexing/index-state.ts'
import { matchingPosts, newestFirst } from '../post-filter.ts'
import { fullTextIndexOf } from './full-text-index.ts'
import { fragmentLexemes } from './path-lexemes.ts'

/** Paths that are compared at once. */
const COMPARED_AT_ONCE = 200

/** Finds posts by a part of their paths: byte for byte, without wildcards, the newest post first. */
export class PathSearch {
  readonly #connection: Connection
  /** Stays true: once all posts are indexed, each save indexes its post. */
  #hasIndex = false

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async containing(fragment: string): Promise<string | undefined> {
    if (!mayBeStored(fragment)) return undefined
    const lexemes = fragmentLexemes(fragment)
    this.#hasIndex ||= lexemes.length > 0 && (await hasCurrentIndex(this.#connection))
    return lexemes.length > 0 && this.#hasIndex ? this.#indexed(fragment, lexemes) : this.#scanned(fragment)
  }

  async #indexed(fragment: string, lexemes: readonly string[]): Promise<string | undefined> {
    const { read, engine } = this.#connection
    const index = await fullTextIndexOf(this.#connection)
    for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined; ) {
      const searches = [{ lexemes: lexemes.map((lexeme) => [lexeme]), before, limit: COMPARED_AT_ONCE }]
      const [places = []]: number[][] = await index.find(this.#connection, unsliced, searches)
      if (places.length === 0) return undefined
      const row = await read
        .selectFrom('search_documents')
        .select('path')
        .where('feed_order', 'in', places)
        .where(engine.contains('path', fragment))
        .orderBy('feed_order', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (row) return row.path
      before = places.length < COMPARED_AT_ONCE ? undefined : places.at(-1)
    }
    return undefined
  }

  /** For a fragment that is too short for the index, and while posts of an older version are not indexed yet. */
  async #scanned(fragment: string): Promise<string | undefined> {
    const row = await newestFirst(matchingPosts(this.#connection, {}))
      .select('path')
      .where(this.#connection.engine.contains('path', fragment))
      .limit(1)
      .executeTakeFirst()
    return row?.path
  }
}
