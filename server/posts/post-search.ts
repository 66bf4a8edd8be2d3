import { type SqlBool, sql } from 'kysely'
import type { Connection } from '../db/database.ts'
import { readInSlices, type Slices } from '../db/slices.ts'
import { mayBeStored, searchable } from '../db/text.ts'
import { inFeedOrder, type PostFilter } from './post-filter.ts'

export type SearchFilter = PostFilter & { readonly q: string }

export interface FoundPost {
  readonly id: string
  readonly featured: boolean
}

interface Place {
  readonly date: string
  readonly created_seq: number
}

/** Rows that are looked at in one slice: SQLite takes a millisecond or two for them. */
const BATCH = 1_000

/**
 * Finds posts by a part of their texts. There is no index for that, so every post is looked at, in slices: on SQLite one
 * statement over all of them would hold up every other request.
 */
export class PostSearch {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  /** All that match, in feed order; what is written meanwhile may be among them or not. */
  async find({ tag, q }: SearchFilter): Promise<FoundPost[]> {
    if (!mayBeStored(tag ?? '') || !mayBeStored(q)) return []
    const fragment = searchable(q)
    const found = await readInSlices(this.#slices, (after?: Place) => this.#batch(after, fragment))
    // Not in the statement: it would be answered by the index of categories, and read all of a category in every slice.
    const ofCategory = tag === undefined ? found : found.filter((post) => post.tag === tag)
    return ofCategory.map(({ id, featured }) => ({ id, featured: featured === 1 }))
  }

  async #batch(after: Place | undefined, fragment: string) {
    const { read, engine } = this.#connection
    const posts = read.selectFrom('posts')
    const rest = after ? posts.where(sql<SqlBool>`(date, created_seq) < (${after.date}, ${after.created_seq})`) : posts
    // From the index of the order alone. The last batch has no such row.
    const last = await inFeedOrder(rest)
      .select(['date', 'created_seq'])
      .limit(1)
      .offset(BATCH - 1)
      .executeTakeFirst()
    const batch = last ? rest.where(sql<SqlBool>`(date, created_seq) >= (${last.date}, ${last.created_seq})`) : rest
    const rows = await inFeedOrder(batch.where(engine.contains('search_text', fragment)))
      .select(['id', 'featured', 'tag'])
      .execute()
    return { rows, last }
  }
}
