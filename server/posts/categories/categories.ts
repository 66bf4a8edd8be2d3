import { type Category, categoryName, isReviewCategory, isSameName } from '#domain/posts/categories/category.ts'
import {
  CATEGORIES_MAX,
  type CategoryChange,
  type CategoryCreation,
} from '#domain/posts/categories/category-writing.ts'
import { namesReview } from '#domain/posts/review.ts'
import { freeSlug, termSlug } from '#domain/posts/terms/term-slug.ts'
import { ContentCache } from '../../db/content-cache.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { indexOutdatedPosts } from '../indexing/index-upkeep.ts'
import type { LabelChange, LabelChanges } from '../terms/label-changes.ts'
import {
  CategoryRepository,
  type KnownCategory,
  type ListedCategory,
  type WantedCategory,
} from './category-repository.ts'

export type CategoryResult =
  | { readonly ok: true; readonly category: Category; readonly posts: number }
  | { readonly ok: false; readonly problem: 'missing' }
  /** What is wrong, in words, by the name of the field. */
  | { readonly ok: false; readonly problem: 'fields'; readonly errors: Readonly<Record<string, string>> }

export type RemovalResult =
  /** `posts` is the number of posts that went to the other category. */
  | { readonly ok: true; readonly posts: number }
  | { readonly ok: false; readonly problem: 'missing' }
  | { readonly ok: false; readonly problem: 'no-target' }
  | { readonly ok: false; readonly problem: 'in-use'; readonly posts: number }

interface Decision {
  readonly result: CategoryResult
  /** Posts whose category changes its name. */
  readonly renaming?: LabelChange
  readonly isReindexed?: boolean
}

const FULL = `A blog has at most ${CATEGORIES_MAX} categories of its own`

/** Categories as owners decide about them. Any other category that posts have goes by its name, and gets a row when it is changed. */
export class Categories {
  readonly #database: Connection
  readonly #labels: LabelChanges
  readonly #cache: ContentCache

  constructor(database: Connection, labels: LabelChanges, contentVersion: () => Promise<number>) {
    this.#database = database
    this.#labels = labels
    this.#cache = new ContentCache(contentVersion)
  }

  list(): Promise<ListedCategory[]> {
    return new CategoryRepository(this.#database).list()
  }

  /** Those that pages show or offer, in their order. */
  known(): Promise<KnownCategory[]> {
    return this.#cache.get('known', () => new CategoryRepository(this.#database).known())
  }

  /** Undefined for one that goes by its name. */
  async described(name: string): Promise<KnownCategory | undefined> {
    return (await this.known()).find((category) => category.isDescribed && category.name === name)
  }

  async isReview(tag: string): Promise<boolean> {
    return isReviewCategory(await this.known(), tag)
  }

  create(creation: CategoryCreation): Promise<CategoryResult> {
    const { name } = creation
    const isWanted: WantedCategory = (each) => isSameName(each.name, name)
    return this.#decide(isWanted, async (trx, categories) => {
      const known = categories.find((category) => isSameName(category.name, name))
      if (known && (known.isDescribed || known.name !== name)) return refusedName(known.name)
      const slug = known?.slug ?? (await freeCategorySlug(trx, name))
      const isReview = creation.isReview ?? namesReview(name)
      const { description = '', picture = '', colour = '' } = creation
      const fresh = { name, slug, isReview, description, picture, colour }
      return store(trx, categories, fresh, { before: known, order: creation.order })
    })
  }

  /** @param by e-mail address of the administrator, for the revisions of the posts */
  change(slug: string, change: CategoryChange, by: string): Promise<CategoryResult> {
    const isWanted: WantedCategory = (each) =>
      each.slug === slug || (change.name !== undefined && isSameName(each.name, change.name))
    return this.#decide(isWanted, async (trx, categories) => {
      const before = categories.find((category) => category.slug === slug)
      if (!before) return { result: MISSING }
      if (change.slug !== undefined && change.slug !== slug) return refused({ slug: 'The slug is made of the name' })
      const { name = before.name } = change
      const other = categories.find((category) => category !== before && isSameName(category.name, name))
      if (other) return refusedName(other.name)
      const isRenamed = name !== before.name
      const newSlug = isRenamed ? await freeCategorySlug(trx, name, before.slug) : before.slug
      const { description = before.description, picture = before.picture, colour = before.colour } = change
      const { isReview = before.isReview } = change
      const after = { name, slug: newSlug, description, picture, colour, isReview }
      if (isRenamed) await new CategoryRepository(trx).delete(before.name)
      const decision = await store(trx, categories, after, { before, order: change.order })
      if (!isRenamed || !decision.result.ok) return decision
      const renaming = { kind: 'category', from: before.name, to: name, by } as const
      await this.#labels.begin(trx, renaming, before.slug, newSlug)
      return { ...decision, renaming }
    })
  }

  /** @param target slug of the category to which its posts go; null leaves a category with posts as it is */
  async remove(slug: string, target: string | null, by: string): Promise<RemovalResult> {
    const decided = await lockedTransaction(this.#database, 'content', async (trx) => {
      const repository = new CategoryRepository(trx)
      const categories = await repository.list((each) => each.slug === slug || each.slug === target)
      const category = categories.find((each) => each.slug === slug)
      if (!category) return { ok: false, problem: 'missing' } as const
      const other = target === null ? undefined : categories.find((each) => each.slug === target)
      if (target !== null && (!other || other === category)) return { ok: false, problem: 'no-target' } as const
      if (!other && category.posts > 0) return { ok: false, problem: 'in-use', posts: category.posts } as const
      await repository.delete(category.name)
      await raiseContentVersion(trx)
      if (!other) return { ok: true, change: null } as const
      const change = { kind: 'category', from: category.name, to: other.name, by } as const
      await this.#labels.begin(trx, change, category.slug, other.slug)
      return { ok: true, change } as const
    })
    if (!decided.ok) return decided
    return { ok: true, posts: decided.change ? await this.#labels.finish(decided.change) : 0 }
  }

  async #decide(
    isWanted: WantedCategory,
    decide: (trx: Connection, categories: ListedCategory[]) => Promise<Decision>,
  ): Promise<CategoryResult> {
    const { result, renaming, isReindexed } = await lockedTransaction(this.#database, 'content', async (trx) =>
      decide(trx, await new CategoryRepository(trx).list(isWanted)),
    )
    if (!result.ok) return result
    const posts = renaming ? await this.#labels.finish(renaming) : 0
    if (isReindexed) await indexOutdatedPosts(this.#database)
    return { ...result, posts }
  }
}

const MISSING = { ok: false, problem: 'missing' } as const

function refused(errors: Readonly<Record<string, string>>): Decision {
  return { result: { ok: false, problem: 'fields', errors } }
}

function refusedName(taken: string): Decision {
  return refused({ name: `There is a category “${taken}” already` })
}

/** Stores a category among the others at its place. Its posts are indexed anew where they become reviews or cease to be. */
async function store(
  trx: Connection,
  categories: readonly ListedCategory[],
  category: Omit<Category, 'order'>,
  { before, order }: { readonly before: ListedCategory | undefined; readonly order: number | undefined },
): Promise<Decision> {
  const others = categories.filter((each) => each.isDescribed && each !== before)
  if (others.length >= CATEGORIES_MAX) return refused({ name: FULL })
  const place = Math.min(order ?? (before?.isDescribed ? before.order : CATEGORIES_MAX), others.length + 1)
  await new CategoryRepository(trx).save(others.toSpliced(place - 1, 0, { ...category, ...NOT_COUNTED }))
  const isReindexed = before !== undefined && before.posts > 0 && before.isReview !== category.isReview
  if (isReindexed) await markOutdated(trx, before.name)
  await raiseContentVersion(trx)
  return { result: { ok: true, category: { ...category, order: place }, posts: 0 }, isReindexed }
}

const NOT_COUNTED = { order: 0, posts: 0, isDescribed: true }

/** @param own slug that the category has, which counts as free */
async function freeCategorySlug(trx: Connection, name: string, own?: string): Promise<string> {
  const taken = await new CategoryRepository(trx).slugs()
  if (own !== undefined) taken.delete(own)
  return freeSlug(termSlug('category', name), taken)
}

/** The upkeep of indexes goes on with these posts if the process ends before they are indexed anew. */
async function markOutdated({ read, write }: Connection, name: string): Promise<void> {
  const tags = (await read.selectFrom('published_posts').select('tag').distinct().execute()).map(({ tag }) => tag)
  const spellings = tags.filter((tag) => categoryName(tag) === name)
  if (spellings.length === 0) return
  await write
    .updateTable('indexed_posts')
    .set({ index_version: 0 })
    .where('post_id', 'in', read.selectFrom('published_posts').select('id').where('tag', 'in', spellings))
    .execute()
}
