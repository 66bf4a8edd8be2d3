import { type NotNull, type Selectable, type SqlBool, sql } from 'kysely'
import type { TermKind, TermSlugs } from '#domain/posts/terms/term.ts'
import { termKey, termPath } from '#domain/posts/terms/term.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { mayBeStored, storable } from '../../db/text.ts'
import type { TermTable } from './term-tables.ts'

const LINK_COLUMNS = ['kind', 'slug', 'label', 'year'] as const
const COLUMNS = ['id', 'kind', 'slug', 'label', 'year', 'director', 'posts', 'reviews'] as const

/** A label with a page that lists its posts, such as one category. */
export type Term = Pick<Readonly<Selectable<TermTable>>, (typeof COLUMNS)[number]>

export type TermLink = Pick<Term, (typeof LINK_COLUMNS)[number]>

export type CountedTermLink = TermLink & Pick<Term, 'posts'>

export type ListedTerm = Term & Pick<TermTable, 'letter'>

export interface TermReview {
  readonly termId: number
  readonly score: number
  readonly path: string
  readonly title: string
}

/** Facts about the posts of a term, for the head of its page. */
export interface TermFacts {
  readonly since: string
  /** The lowest and the highest overall score; null when no post has one. */
  readonly lowest: number | null
  readonly highest: number | null
}

/** A published post among the parts of its series. */
export interface SeriesPlace {
  /** Of the page of the series. */
  readonly path: string
  readonly total: number
  readonly previous: { readonly path: string; readonly title: string } | undefined
  readonly next: SeriesPlace['previous']
}

const PATHS_BATCH = 1_000

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

  /** Newest first, or from the first part of a series to the last. */
  async postIds(
    { id, posts }: Pick<Term, 'id' | 'posts'>,
    offset: number,
    limit: number,
    order: 'newest' | 'parts' = 'newest',
  ): Promise<string[]> {
    if (offset >= posts) return []
    // Skipping rows takes time, so the offset is counted from the nearer end.
    const isFromEnd = offset > posts / 2
    const direction = isFromEnd === (order === 'newest') ? 'asc' : 'desc'
    const places = this.#connection.read.selectFrom('post_terms').select('post_id').where('term_id', '=', id)
    const ordered = order === 'newest' ? places : places.where('part', 'is not', null).orderBy('part', direction)
    const rows = await ordered
      .orderBy('date', direction)
      .orderBy('created_seq', direction)
      .limit(Math.min(limit, posts - offset))
      .offset(isFromEnd ? Math.max(0, posts - offset - limit) : offset)
      .execute()
    const ids = rows.map(({ post_id }) => post_id)
    return isFromEnd ? ids.reverse() : ids
  }

  /** Ids of all published posts with a label. */
  async postsLabelled(kind: TermKind, label: string): Promise<Set<string>> {
    if (!mayBeStored(label)) return new Set()
    const { read } = this.#connection
    const term = read.selectFrom('terms').select('id').where('kind', '=', kind).where('label', '=', label)
    const rows = await read.selectFrom('post_terms').select('post_id').where('term_id', 'in', term).execute()
    return new Set(rows.map(({ post_id }) => post_id))
  }

  /** Where a published post stands in its series; undefined for one that is in none of this name. */
  async seriesPlace(postId: string, name: string): Promise<SeriesPlace | undefined> {
    const { read } = this.#connection
    const own = await read
      .selectFrom('terms')
      .innerJoin('post_terms as own', 'own.term_id', 'terms.id')
      .select(['terms.id', 'posts', 'slug', 'part', 'date', 'created_seq'])
      .select((eb) =>
        eb
          .selectFrom('post_terms as last')
          .select('last.part')
          .whereRef('last.term_id', '=', 'terms.id')
          .where('last.part', 'is not', null)
          .orderBy('last.part', 'desc')
          .limit(1)
          .as('lastPart'),
      )
      .where('kind', '=', 'series')
      .where('label', '=', storable(name))
      .where('own.post_id', '=', postId)
      .executeTakeFirst()
    if (!own || own.part === null) return undefined
    const { part, date, created_seq } = own
    const beside = (comparison: '<' | '>') =>
      read
        .selectFrom('post_terms')
        .innerJoin('published_posts as posts', 'posts.id', 'post_terms.post_id')
        .select(['posts.path', 'posts.title'])
        .where('term_id', '=', own.id)
        .where('part', 'is not', null)
        .where(
          sql<SqlBool>`(part, post_terms.date, post_terms.created_seq) ${sql.raw(comparison)} (${part}, ${date}, ${created_seq})`,
        )
        .orderBy('part', comparison === '<' ? 'desc' : 'asc')
        .orderBy('post_terms.date', comparison === '<' ? 'desc' : 'asc')
        .orderBy('post_terms.created_seq', comparison === '<' ? 'desc' : 'asc')
        .limit(1)
        .executeTakeFirst()
    const [previous, next] = await Promise.all([beside('<'), beside('>')])
    // Parts are typed: a series may lack some, or have two posts of one part.
    return { path: termPath('series', own.slug), total: Math.max(own.posts, own.lastPart ?? part), previous, next }
  }

  /** The slug of the term to which one that was renamed leads; undefined where there is none, or where no post has it. */
  async slugAfter(kind: TermKind, slug: string): Promise<string | undefined> {
    if (!mayBeStored(slug)) return undefined
    const row = await this.#connection.read
      .selectFrom('old_slugs')
      .innerJoin('terms', (join) =>
        join.onRef('terms.kind', '=', 'old_slugs.kind').onRef('terms.label', '=', 'old_slugs.label'),
      )
      .select('terms.slug')
      .where('old_slugs.kind', '=', kind)
      .where('old_slugs.slug', '=', slug)
      .executeTakeFirst()
    return row?.slug
  }

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

  /** The terms whose slugs come right before and after `slug` in alphabetical order. @param each the number on either side */
  async near(kind: TermKind, slug: string, each: number): Promise<TermLink[]> {
    if (!mayBeStored(slug)) return []
    const terms = this.#connection.read.selectFrom('terms').select(LINK_COLUMNS).where('kind', '=', kind)
    const [before, after] = await Promise.all([
      terms.where('slug', '<', slug).orderBy('slug', 'desc').limit(each).execute(),
      terms.where('slug', '>', slug).orderBy('slug').limit(each).execute(),
    ])
    return [...before.reverse(), ...after]
  }

  async between(kind: TermKind, first: string, last: string): Promise<CountedTermLink[]> {
    return this.#links(kind).where('slug', '>=', first).where('slug', '<=', last).orderBy('slug').execute()
  }

  async labelled(kind: TermKind, labels: readonly string[]): Promise<CountedTermLink[]> {
    const storable = labels.filter(mayBeStored)
    return storable.length === 0 ? [] : this.#links(kind).where('label', 'in', storable).execute()
  }

  letters(kind: TermKind): Promise<{ letter: string; terms: number }[]> {
    return this.#connection.read
      .selectFrom('terms')
      .select((eb) => ['letter', eb.fn.countAll<number>().as('terms')])
      .where('kind', '=', kind)
      .groupBy('letter')
      .orderBy('letter')
      .execute()
  }

  fromAToZ(kind: TermKind, offset: number, limit: number): Promise<ListedTerm[]> {
    return this.#connection.read
      .selectFrom('terms')
      .select([...COLUMNS, 'letter'])
      .where('kind', '=', kind)
      .orderBy('letter')
      .orderBy('sort_key')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
  }

  async reviewsOf(termIds: readonly number[], each: number): Promise<TermReview[]> {
    if (termIds.length === 0) return []
    const rows = await this.#connection.read
      .selectFrom('post_terms')
      .innerJoin('published_posts as posts', 'posts.id', 'post_terms.post_id')
      .select(['term_id as termId', 'score', 'path', 'title', 'post_terms.date', 'post_terms.created_seq'])
      .$narrowType<{ score: NotNull }>()
      .where('term_id', 'in', termIds)
      .where('post_id', 'in', (eb) =>
        eb
          .selectFrom('post_terms as newest')
          .select('newest.post_id')
          .whereRef('newest.term_id', '=', 'post_terms.term_id')
          .where('newest.score', 'is not', null)
          .orderBy('newest.date', 'desc')
          .orderBy('newest.created_seq', 'desc')
          .limit(each),
      )
      .execute()
    return rows.sort((a, b) => (a.date === b.date ? b.created_seq - a.created_seq : a.date < b.date ? 1 : -1))
  }

  count(): Promise<number> {
    return countOf(this.#connection.read.selectFrom('terms'))
  }

  async *paths(offset: number, limit: number): AsyncGenerator<string[]> {
    for (let passed = offset, left = limit, last = 0; left > 0; passed = 0) {
      const size = Math.min(left, PATHS_BATCH)
      const rows = await this.#connection.read
        .selectFrom('terms')
        .select(['id', 'kind', 'slug'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(size)
        .offset(passed)
        .execute()
      if (rows.length > 0) yield rows.map(({ kind, slug }) => termPath(kind, slug))
      if (rows.length < size) return
      left -= rows.length
      last = rows.at(-1)!.id
    }
  }

  #links(kind: TermKind) {
    return this.#connection.read
      .selectFrom('terms')
      .select([...LINK_COLUMNS, 'posts'])
      .where('kind', '=', kind)
  }
}
