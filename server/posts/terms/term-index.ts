import type { Post } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { type PostTerm, type TermKind, termKey, termsOf } from '#domain/posts/terms/term.ts'
import { freeSlug, termSlug } from '#domain/posts/terms/term-slug.ts'
import type { Connection } from '../../db/database.ts'
import { storable } from '../../db/text.ts'
import type { PostIndex } from '../indexing/post-index.ts'
import { alphabetOfBlog, placeIn, sortAnew } from './alphabets.ts'

interface Place extends Pick<PostTerm, 'kind' | 'label' | 'year' | 'director' | 'part'> {
  /** The overall score of a review; null for other posts, and for films that only a section names. */
  readonly score: number | null
}

/** Terms in one statement, each of which takes up to three conditions: SQLite takes a chain of at most 1,000. */
const TERMS_AT_ONCE = 100

interface PlacedPost {
  readonly post: Post
  readonly createdSeq: number
  readonly place: Place
}

type Places = ReadonlyMap<string, Place>

/** The index of terms: which posts each term has, and how many, so that pages need not count them. */
export const termIndex: PostIndex = {
  async add(trx, published) {
    const changed: PlacedPost[] = []
    const before: number[] = []
    for (const { post, createdSeq, isNew = false } of published) {
      // A page has no terms.
      if (post.kind === 'page') continue
      const wanted = placesOf(post)
      const stored = isNew ? [] : await storedPlaces(trx, post.id)
      if (isSame(wanted, stored, post.date)) continue
      if (stored.length > 0) before.push(...(await removePlaces(trx, [post.id])))
      changed.push(...[...wanted.values()].map((place) => ({ post, createdSeq, place })))
    }
    for (const some of inBatches(changed)) await addBatch(trx, some)
    // Terms without posts are removed last: a term that the post had and still has keeps its row and slug.
    await removeUnused(trx, before)
  },

  async remove(trx, ids) {
    await removeUnused(trx, await removePlaces(trx, ids))
  },

  compact: sortAnew,
}

function placesOf(post: Post): Places {
  const overall = showsRatings(post) ? post.ratings.overall : null
  return new Map(
    termsOf(post).map(({ kind, label, year, director, isRated, part }) => {
      const texts = { label: storable(label), director: storable(director) }
      return [termKey(kind, texts.label, year), { kind, year, ...texts, part, score: isRated ? overall : null }]
    }),
  )
}

function storedPlaces({ read }: Connection, postId: string) {
  return read
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .select(['term_id', 'kind', 'label', 'year', 'director', 'date', 'score', 'part'])
    .where('post_id', '=', postId)
    .execute()
}

function isSame(wanted: Places, stored: Awaited<ReturnType<typeof storedPlaces>>, date: string): boolean {
  return (
    stored.length === wanted.size &&
    stored.every((row) => {
      const place = wanted.get(keyOf(row))
      return (
        place &&
        place.director === row.director &&
        place.score === row.score &&
        place.part === row.part &&
        row.date === date
      )
    })
  )
}

async function removePlaces(trx: Connection, postIds: readonly string[]): Promise<number[]> {
  const removed = await trx.write
    .deleteFrom('post_terms')
    .where('post_id', 'in', postIds)
    .returning(['term_id', 'score'])
    .execute()
  const changes = new Map<number, Counts>()
  for (const { term_id, score } of removed) add(changes, term_id, { posts: -1, reviews: score === null ? 0 : -1 })
  await countAll(trx, changes)
  return [...changes.keys()]
}

interface Counts {
  readonly posts: number
  readonly reviews: number
}

const NONE: Counts = { posts: 0, reviews: 0 }

function add(changes: Map<number, Counts>, id: number, change: Counts): void {
  const { posts, reviews } = changes.get(id) ?? NONE
  changes.set(id, { posts: posts + change.posts, reviews: reviews + change.reviews })
}

/** One statement updates all terms whose counts change alike: for one post those are one or two groups. */
async function countAll(trx: Connection, changes: ReadonlyMap<number, Counts>): Promise<void> {
  const alike = Map.groupBy(changes, ([, { posts, reviews }]) => `${posts} ${reviews}`)
  for (const group of alike.values())
    await count(
      trx,
      group.map(([id]) => id),
      group[0]![1],
    )
}

async function count({ write }: Connection, ids: readonly number[], { posts, reviews }: Counts): Promise<void> {
  for (const some of inBatches(ids))
    await write
      .updateTable('terms')
      .set((eb) => ({ posts: eb('posts', '+', posts), reviews: eb('reviews', '+', reviews) }))
      .where('id', 'in', some)
      .execute()
}

async function addBatch(trx: Connection, placed: readonly PlacedPost[]): Promise<void> {
  const places = new Map(placed.map(({ place }) => [keyOf(place), place]))
  const ids = await termIds(trx, [...places.values()])
  const changes = new Map<number, Counts>()
  const rows = placed.map(({ post: { id, date }, createdSeq, place }) => {
    const { score, part } = place
    const term_id = ids.get(keyOf(place))!
    add(changes, term_id, { posts: 1, reviews: score === null ? 0 : 1 })
    return { term_id, date, created_seq: createdSeq, post_id: id, score, part }
  })
  await countAll(trx, changes)
  await trx.write.insertInto('post_terms').values(rows).execute()
}

/** The ids of terms by {@link termKey}. Missing terms are inserted. */
async function termIds(trx: Connection, places: readonly Place[]): Promise<Map<string, number>> {
  const known = await trx.read
    .selectFrom('terms')
    .select(['id', 'kind', 'label', 'year', 'director'])
    .where((eb) => eb.or(places.map(({ kind, label, year }) => eb.and({ kind, label, year }))))
    .execute()
  const byKey = new Map(known.map((term) => [keyOf(term), term]))
  for (const place of places) {
    const term = byKey.get(keyOf(place))
    if (term && term.director !== place.director)
      await trx.write.updateTable('terms').set({ director: place.director }).where('id', '=', term.id).execute()
  }
  const missing = places.filter((place) => !byKey.has(keyOf(place)))
  const made = missing.length === 0 ? [] : await insertTerms(trx, missing)
  return new Map([...known, ...made].map((term) => [keyOf(term), term.id]))
}

async function insertTerms(trx: Connection, places: readonly Place[]) {
  const wishes = places.map(({ kind, label }) => ({ kind, slug: termSlug(kind, label) }))
  const taken = await takenSlugs(trx, wishes)
  const described = await describedCategories(trx, wishes, taken)
  const alphabet = await alphabetOfBlog(trx)
  const rows = places.map(({ kind, label, year, director }, index) => {
    const ofKind = taken.get(kind) ?? new Set()
    const slug = (kind === 'category' && described.get(label)) || freeSlug(wishes[index]!.slug, ofKind)
    taken.set(kind, ofKind.add(slug))
    return { kind, slug, label, year, director, ...placeIn(alphabet, kind, label) }
  })
  return trx.write.insertInto('terms').values(rows).returning(['id', 'kind', 'label', 'year']).execute()
}

/** The taken slugs by kind: the wanted ones, and those that are a wanted one with a hyphen, a digit and any ending. */
async function takenSlugs(
  { read }: Connection,
  wishes: readonly { kind: TermKind; slug: string }[],
): Promise<Map<TermKind, Set<string>>> {
  const rows = await read
    .selectFrom('terms')
    .select(['kind', 'slug'])
    .where((eb) =>
      eb.or(
        wishes.flatMap(({ kind, slug }) => [
          eb.and({ kind, slug }),
          // In ASCII the colon follows the digits, so this range ends after `-9…`.
          eb.and([eb('kind', '=', kind), eb('slug', '>', `${slug}-`), eb('slug', '<', `${slug}-:`)]),
        ]),
      ),
    )
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return new Map([...byKind].map(([kind, terms]) => [kind, new Set(terms.map(({ slug }) => slug))]))
}

/** Slugs of described categories by their names, which no other category takes. A described one keeps its slug without posts. */
async function describedCategories(
  { read }: Connection,
  wishes: readonly { readonly kind: TermKind }[],
  taken: Map<TermKind, Set<string>>,
): Promise<ReadonlyMap<string, string>> {
  if (!wishes.some(({ kind }) => kind === 'category')) return new Map()
  const rows = await read.selectFrom('categories').select(['name', 'slug']).execute()
  taken.set('category', new Set([...(taken.get('category') ?? []), ...rows.map(({ slug }) => slug)]))
  return new Map(rows.map(({ name, slug }) => [name, slug]))
}

function keyOf({ kind, label, year }: Pick<Place, 'kind' | 'label' | 'year'>): string {
  return termKey(kind, label, year)
}

async function removeUnused({ write }: Connection, ids: readonly number[]): Promise<void> {
  for (const some of inBatches(ids))
    await write.deleteFrom('terms').where('id', 'in', some).where('posts', '=', 0).execute()
}

function* inBatches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += TERMS_AT_ONCE) yield items.slice(at, at + TERMS_AT_ONCE)
}
