import type { NotNull } from 'kysely'
import type { TermKind, TermSlugs } from '#domain/posts/terms/term.ts'
import { termKey } from '#domain/posts/terms/term.ts'
import type { Connection } from '../../db/database.ts'
import { mayBeStored } from '../../db/text.ts'

const COLUMNS = ['id', 'kind', 'slug', 'label', 'year', 'director', 'posts', 'reviews'] as const

/** What posts are gathered by, such as one category. */
export interface Term {
  readonly id: number
  readonly kind: TermKind
  readonly slug: string
  readonly label: string
  /** Of a film; 0 when it is not known. */
  readonly year: number
  readonly director: string
  readonly posts: number
  readonly reviews: number
}

export type TermLink = Pick<Term, 'kind' | 'slug' | 'label' | 'year'>

/** What the head of a gathering page says of the posts. */
export interface TermFacts {
  /** Date of the oldest post. */
  readonly since: string
  /** The lowest and the highest overall score; null without a review. */
  readonly lowest: number | null
  readonly highest: number | null
}

export class TermRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async find(kind: TermKind, slug: string): Promise<(Term & TermFacts) | undefined> {
    if (!mayBeStored(slug)) return undefined
    return this.#connection.read
      .selectFrom('terms')
      .select(COLUMNS)
      .select((eb) => {
        const places = eb.selectFrom('post_terms').whereRef('term_id', '=', 'terms.id')
        const scores = places.where('score', 'is not', null).select('score').limit(1)
        return [
          places.select('date').orderBy('date').orderBy('created_seq').limit(1).as('since'),
          scores.orderBy('score').as('lowest'),
          scores.orderBy('score', 'desc').as('highest'),
        ]
      })
      .$narrowType<{ since: NotNull }>()
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirst()
  }

  /** The ids of posts in the order of a term's pages: by date, then by creation, newest first. */
  async postIds({ id, posts }: Pick<Term, 'id' | 'posts'>, offset: number, limit: number): Promise<string[]> {
    if (offset >= posts) return []
    // Rows that are passed over cost time, so they are counted from the nearer end.
    const isFromEnd = offset > posts / 2
    const direction = isFromEnd ? 'asc' : 'desc'
    const rows = await this.#connection.read
      .selectFrom('post_terms')
      .select('post_id')
      .where('term_id', '=', id)
      .orderBy('date', direction)
      .orderBy('created_seq', direction)
      .limit(Math.min(limit, posts - offset))
      .offset(isFromEnd ? Math.max(0, posts - offset - limit) : offset)
      .execute()
    const ids = rows.map(({ post_id }) => post_id)
    return isFromEnd ? ids.reverse() : ids
  }

  /** The slugs of all labels that some of these posts have. */
  async slugsOf(postIds: readonly string[]): Promise<TermSlugs> {
    if (postIds.length === 0) return new Map()
    const { read } = this.#connection
    const rows = await read
      .selectFrom('terms')
      .select(['kind', 'label', 'year', 'slug'])
      .where('id', 'in', read.selectFrom('post_terms').select('term_id').where('post_id', 'in', postIds))
      .execute()
    return new Map(rows.map(({ kind, label, year, slug }) => [termKey(kind, label, year), slug]))
  }

  /** The terms whose slugs come next to one that there is not, in the order of the alphabet. */
  async near(kind: TermKind, slug: string, each: number): Promise<TermLink[]> {
    if (!mayBeStored(slug)) return []
    const terms = this.#connection.read
      .selectFrom('terms')
      .select(['kind', 'slug', 'label', 'year'])
      .where('kind', '=', kind)
    const [before, after] = await Promise.all([
      terms.where('slug', '<', slug).orderBy('slug', 'desc').limit(each).execute(),
      terms.where('slug', '>', slug).orderBy('slug').limit(each).execute(),
    ])
    return [...before.reverse(), ...after]
  }
}
