import { sql } from 'kysely'
import { type Category, categoryName } from '#domain/posts/categories/category.ts'
import { CATEGORIES_MAX } from '#domain/posts/categories/category-writing.ts'
import { namesReview } from '#domain/posts/review.ts'
import { freeSlug, termSlug } from '#domain/posts/terms/term-slug.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'

export interface ListedCategory extends Category {
  /** Posts outside of the trash, drafts included. */
  readonly posts: number
  /** Whether it has a row. Others are known by their posts alone. */
  readonly isDescribed: boolean
}

/** A category as pages know it. */
export interface KnownCategory extends Omit<Category, 'order'> {
  /** Published posts. */
  readonly posts: number
  readonly isDescribed: boolean
}

/** A category without a published post has no slug yet. */
export type WantedCategory = (category: { readonly name: string; readonly slug: string | undefined }) => boolean

/** Categories without a description that are shown: an import may make thousands. */
const OTHERS_MAX = 500
/** Categories that the form offers and the header links, up to which those of an import join them. */
const IMPORTED_MAX = 12
const KNOWN_MAX = 2 * CATEGORIES_MAX
/** The place of those without a row. */
const LAST = 1_000_000

export class CategoryRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * All categories in their order; those without a row follow by name.
   * @param isWanted names those without a row that are among them beyond the first
   */
  async list(isWanted: WantedCategory = () => false): Promise<ListedCategory[]> {
    const { read } = this.#connection
    const [rows, used, terms] = await Promise.all([
      read.selectFrom('categories').selectAll().orderBy('place').orderBy('name').execute(),
      read
        .selectFrom('posts')
        .select((eb) => ['tag', eb.fn.countAll<number>().as('posts')])
        .where('kind', '=', 'post')
        .where('trashed_at', 'is', null)
        .groupBy('tag')
        .execute(),
      read.selectFrom('terms').select(['label', 'slug']).where('kind', '=', 'category').execute(),
    ])
    const posts = new Map<string, number>()
    for (const row of used) {
      const name = categoryName(row.tag)
      posts.set(name, (posts.get(name) ?? 0) + row.posts)
    }
    const described = rows.map((row) => ({
      name: row.name,
      slug: row.slug,
      description: row.description,
      picture: row.picture,
      colour: row.colour,
      isReview: row.is_review === 1,
      posts: posts.get(row.name) ?? 0,
      isDescribed: true,
    }))
    const names = new Set(rows.map(({ name }) => name))
    const slugs = new Map(terms.map(({ label, slug }) => [label, slug]))
    const taken = new Set([...rows, ...terms].map(({ slug }) => slug))
    const others = [...posts.keys()].filter((name) => !names.has(name)).sort()
    const listed = others.filter((name, index) => index < OTHERS_MAX || isWanted({ name, slug: slugs.get(name) }))
    const plain = listed.map((name) => {
      const slug = slugs.get(name) ?? freeSlug(termSlug('category', name), taken)
      taken.add(slug)
      const facts = { name, slug, description: '', picture: '', colour: '', isReview: namesReview(name) }
      return { ...facts, posts: posts.get(name)!, isDescribed: false }
    })
    return [...described, ...plain].map((category, index) => ({ ...category, order: index + 1 }))
  }

  /** The described ones in their order, and others with published posts whose name says that they are reviews. */
  async known(): Promise<KnownCategory[]> {
    const { read } = this.#connection
    const described = read
      .selectFrom('categories')
      .leftJoin('terms', (join) => join.on('kind', '=', 'category').onRef('label', '=', 'name'))
      .select(['name', 'categories.slug', 'description', 'picture', 'colour', 'place', 'posts'])
      .select(sql<number | null>`is_review`.as('is_review'))
      // All of them, by the index.
      .where('place', '>', 0)
    const others = read
      .selectFrom('terms')
      .select([
        'label as name',
        'slug',
        sql.lit('').as('description'),
        sql.lit('').as('picture'),
        sql.lit('').as('colour'),
        sql.lit(LAST).as('place'),
      ])
      .select([sql<number | null>`posts`.as('posts'), sql<number | null>`cast(null as integer)`.as('is_review')])
      .where('kind', '=', 'category')
      .where(sql<boolean>`lower(label) like '%review%'`)
      .where('label', 'not in', read.selectFrom('categories').select('name'))
    const rows = await described.unionAll(others).limit(KNOWN_MAX).execute()
    rows.sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
    return rows.map(({ is_review, place: _, posts, ...row }) => ({
      ...row,
      isReview: is_review === null ? namesReview(row.name) : is_review === 1,
      posts: posts ?? 0,
      isDescribed: is_review !== null,
    }))
  }

  /** Stores rows in this order. */
  async save(categories: readonly Omit<Category, 'order'>[]): Promise<void> {
    for (const [index, { name, slug, description, picture, colour, isReview }] of categories.entries()) {
      const row = { slug, description, picture, colour, is_review: isReview ? 1 : 0, place: index + 1 }
      await this.#connection.write
        .insertInto('categories')
        .values({ name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute()
    }
  }

  /**
   * Gives categories without a colour one, and a row at the end to those that have none.
   * @param colours `#rrggbb` by name
   * @returns how many got it
   */
  fillColours(colours: ReadonlyMap<string, string>): Promise<number> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const repository = new CategoryRepository(trx)
      const categories = await repository.list(({ name }) => colours.has(name))
      const described = categories.filter(({ isDescribed }) => isDescribed)
      const bare = categories.filter(({ name, isDescribed }) => !isDescribed && colours.has(name))
      const room = Math.max(0, CATEGORIES_MAX - described.length)
      const all = [...described, ...bare.slice(0, room)]
      const filled = all.filter(({ name, colour }) => colour === '' && colours.has(name))
      if (filled.length === 0) return 0
      await repository.save(all.map((each) => ({ ...each, colour: each.colour || (colours.get(each.name) ?? '') })))
      await raiseContentVersion(trx)
      return filled.length
    })
  }

  /** Gives categories without a row one at the end, those of the most posts first, while there are few. */
  describe(names: ReadonlySet<string>): Promise<void> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const repository = new CategoryRepository(trx)
      const categories = await repository.list(({ name }) => names.has(name))
      const described = categories.filter(({ isDescribed }) => isDescribed)
      const bare = categories.filter(({ name, isDescribed }) => !isDescribed && names.has(name))
      const added = bare
        .toSorted((one, other) => other.posts - one.posts)
        .slice(0, Math.max(0, IMPORTED_MAX - described.length))
      if (added.length === 0) return
      await repository.save([...described, ...added])
      await raiseContentVersion(trx)
    })
  }

  async delete(name: string): Promise<void> {
    await this.#connection.write.deleteFrom('categories').where('name', '=', name).execute()
  }

  /** Slugs of categories and of terms. */
  async slugs(): Promise<Set<string>> {
    const { read } = this.#connection
    const rows = await read
      .selectFrom('terms')
      .select('slug')
      .where('kind', '=', 'category')
      .union(read.selectFrom('categories').select('slug'))
      .execute()
    return new Set(rows.map(({ slug }) => slug))
  }
}
