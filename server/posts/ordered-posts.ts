import type { ListOrder } from '#domain/posts/list-order.ts'
import type { Alphabet } from '#domain/posts/terms/alphabet.ts'
import type { Connection } from '../db/database.ts'
import { readInSlices, type Slices } from '../db/slices.ts'
import type { CategoryFilter } from './post-filter.ts'
import { alphabetOfBlog } from './terms/alphabets.ts'

interface Row {
  readonly id: string
  readonly date: string
  readonly created_seq: number
  readonly tag: string
  readonly title: string
  readonly views: number
  readonly updated_at: string
  readonly overall: number | null
}

interface Among extends CategoryFilter {
  /** Ids of the only posts that are wanted. */
  readonly among?: ReadonlySet<string> | undefined
}

interface Entry {
  readonly id: string
  readonly key: string | number
  /** By date, then by creation. */
  readonly age: string
}

/** Rows that are read in one slice. */
const BATCH = 500

/** The ids of published posts in an order that no index has. Each call reads all posts, or all that a search found. */
export class OrderedPosts {
  readonly #connection: Connection
  readonly #slices: Slices

  constructor(connection: Connection, slices: Slices) {
    this.#connection = connection
    this.#slices = slices
  }

  async all(filter: Among, order: ListOrder): Promise<string[]> {
    const alphabet = await alphabetOfBlog(this.#connection)
    const entries = await readInSlices(this.#slices, async (after?: number) => {
      const query = this.#rows().where('posts.created_seq', '>', after ?? 0)
      const batch = await query.orderBy('posts.created_seq').limit(BATCH).execute()
      const last = batch.length < BATCH ? undefined : batch.at(-1)!.created_seq
      return { rows: batch.filter((row) => isOf(row, filter)).map((row) => entryOf(row, alphabet, order)), last }
    })
    return this.#slices.run(async () => sorted(entries, isRising(order)))
  }

  /**
   * @param places of posts that a search found, the best first
   * @param order undefined keeps theirs
   */
  async found(places: readonly number[], filter: Among, order: ListOrder | undefined): Promise<string[]> {
    const alphabet = await alphabetOfBlog(this.#connection)
    const ranks = new Map(places.map((place, rank) => [place, rank]))
    const entries = await readInSlices(this.#slices, async (start: number = 0) => {
      const batch = await this.#at(places.slice(start, start + BATCH))
      const wanted = batch.filter((row) => isOf(row, filter))
      const rows = wanted.map((row) => entryOf(row, alphabet, order, ranks.get(row.feed_order)))
      return { rows, last: start + BATCH < places.length ? start + BATCH : undefined }
    })
    return this.#slices.run(async () => sorted(entries, order === undefined || isRising(order)))
  }

  async #at(places: readonly number[]) {
    if (places.length === 0) return []
    return this.#rows()
      .innerJoin('search_documents', 'search_documents.post_id', 'posts.id')
      .select('search_documents.feed_order')
      .where('search_documents.feed_order', 'in', places)
      .execute()
  }

  #rows() {
    return this.#connection.read
      .selectFrom('published_posts as posts')
      .leftJoin('post_scores', 'post_scores.post_id', 'posts.id')
      .select(['posts.id', 'posts.date', 'posts.created_seq', 'posts.tag', 'posts.title', 'posts.views'])
      .select(['posts.updated_at', 'post_scores.overall'])
  }
}

function isOf(row: Row, { tag, among }: Among): boolean {
  return (tag === undefined || row.tag === tag) && (among === undefined || among.has(row.id))
}

function entryOf(row: Row, alphabet: Alphabet, order: ListOrder | undefined, rank = 0): Entry {
  const age = `${row.date} ${String(row.created_seq).padStart(16, '0')}`
  return { id: row.id, age, key: order === undefined ? rank : keyOf(row, alphabet, order, age) }
}

function keyOf(
  { title, views, overall, updated_at }: Row,
  alphabet: Alphabet,
  order: ListOrder,
  age: string,
): string | number {
  switch (order) {
    case 'newest':
    case 'oldest':
      return age
    case 'title':
      return alphabet.placeOf('film', title)
    case 'views':
      return views
    case 'score':
      // Posts without a score come last.
      return overall ?? -1
    case 'changed':
      return updated_at
  }
}

function isRising(order: ListOrder): boolean {
  return order === 'title' || order === 'oldest'
}

/** Of equal ones the newest comes first. */
function sorted(entries: readonly Entry[], isRising: boolean): string[] {
  const direction = isRising ? 1 : -1
  return entries.toSorted((a, b) => direction * compared(a.key, b.key) || compared(b.age, a.age)).map(({ id }) => id)
}

function compared(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
