import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { categoryName } from '#domain/posts/categories/category.ts'
import { normalizedLabel } from '#domain/posts/terms/normalized-label.ts'
import { distinctNames } from '#domain/posts/terms/typed-names.ts'
import { recurring } from '../../concurrency/recurring.ts'
import { raiseContentVersion } from '../../db/content-version.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { readInSlices, type Slices, unsliced } from '../../db/slices.ts'
import { storable } from '../../db/text.ts'
import type { Log } from '../../log/log.ts'
import { type Relabel, relabelPost } from '../relabel-post.ts'
import { alphabetOfBlog, placeIn } from './alphabets.ts'

/** Kinds of labels that can be renamed or become another label. */
type LabelKind = 'category' | 'tag'

export interface LabelChange {
  readonly kind: LabelKind
  readonly from: string
  readonly to: string
  /** E-mail address of the administrator. */
  readonly by: string
}

/** Rows whose tags are read in one slice: the column lies behind the texts. */
const TAGS_AT_ONCE = 50

/**
 * Gives posts another category or tag, one after the other, as an edit of each: with its revision, and a conflict for a form that has the
 * post open. `begin` belongs into the transaction that decides; until `finish` has ended, some posts have the former label.
 */
export class LabelChanges {
  readonly #database: Connection
  readonly #slices: Slices
  /** Changes that this process is at, by kind and former label. */
  readonly #underWay = new Set<string>()

  /** @param slices lets other requests be answered between two posts */
  constructor(database: Connection, slices: Slices = unsliced) {
    this.#database = database
    this.#slices = slices
  }

  /** Lets the slug that the label had lead to the page of the other one. @param slug of the new label, if no post has it yet */
  async begin(trx: Connection, { kind, from, to, by }: LabelChange, formerSlug: string, slug: string): Promise<void> {
    const { write } = trx
    const known = await trx.read
      .selectFrom('terms')
      .select('id')
      .where('kind', '=', kind)
      .where('label', '=', to)
      .execute()
    if (known.length === 0) {
      const place = placeIn(await alphabetOfBlog(trx), kind, to)
      await write
        .updateTable('terms')
        .set({ label: to, slug, ...place })
        .where('kind', '=', kind)
        .where('label', '=', from)
        .execute()
    }
    await write.deleteFrom('old_slugs').where('kind', '=', kind).where('slug', '=', slug).execute()
    await write.updateTable('old_slugs').set({ label: to }).where('kind', '=', kind).where('label', '=', from).execute()
    const row = { label: to, former_label: from, changed_by: by }
    await write
      .insertInto('old_slugs')
      .values({ kind, slug: formerSlug, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(row))
      .execute()
    await raiseContentVersion(trx)
  }

  /** @returns the number of changed posts */
  async finish(change: Omit<LabelChange, 'to'>): Promise<number> {
    const name = nameOf(change)
    this.#underWay.add(name)
    try {
      return await this.#finish(change)
    } finally {
      this.#underWay.delete(name)
    }
  }

  async #finish({ kind, from, by }: Omit<LabelChange, 'to'>): Promise<number> {
    const tried = new Set<string>()
    let changed = 0
    // The label may be changed again meanwhile, and a post that was saved may have the former one again.
    for (let to = await target(this.#database, kind, from); to !== undefined; ) {
      const ids = (await this.#holders(kind, from, to)).filter((id) => !tried.has(id))
      for (const id of ids) {
        tried.add(id)
        if (await this.#slices.run(() => this.#relabel(id, { kind, from, by }))) changed++
      }
      const latest = await target(this.#database, kind, from)
      if (ids.length === 0 && latest === to) break
      to = latest
    }
    await this.#database.write
      .updateTable('old_slugs')
      .set({ former_label: null, changed_by: '' })
      .where('kind', '=', kind)
      .where('former_label', '=', from)
      .execute()
    return changed
  }

  /** Goes on with what ended with its process. */
  async finishAll(): Promise<void> {
    const begun = await this.#database.read
      .selectFrom('old_slugs')
      .select(['kind', 'label', 'former_label', 'changed_by'])
      .where('former_label', 'is not', null)
      .execute()
    for (const { kind, label, former_label, changed_by } of begun) {
      if ((kind !== 'category' && kind !== 'tag') || former_label === label) continue
      const change = { kind, from: former_label!, by: changed_by } as const
      if (!this.#underWay.has(nameOf(change))) await this.finish(change)
    }
  }

  #relabel(id: string, { kind, from, by }: Omit<LabelChange, 'to'>): Promise<boolean> {
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const to = await target(trx, kind, from)
      if (to === undefined) return false
      return relabelPost(trx, id, kind === 'category' ? ofCategory(from, to) : ofTag(from, to), by)
    })
  }

  /** Posts that have the label, in any state, and those whose pending edit may have it. */
  async #holders(kind: LabelKind, from: string, to: string): Promise<string[]> {
    const holders = kind === 'category' ? await this.#ofCategory(from) : await this.#ofTag(from, to)
    const edits = await this.#database.read
      .selectFrom('pending_edits')
      .innerJoin('posts', 'posts.id', 'pending_edits.post_id')
      .select('post_id')
      .where('posts.kind', '=', 'post')
      .orderBy('post_id')
      .execute()
    return [...new Set([...holders, ...edits.map(({ post_id }) => post_id)])]
  }

  async #ofCategory(name: string): Promise<string[]> {
    const { read } = this.#database
    const posts = read.selectFrom('posts').where('kind', '=', 'post')
    const tags = (await posts.select('tag').distinct().execute()).map(({ tag }) => tag)
    const spellings = tags.filter((tag) => categoryName(tag) === name)
    if (spellings.length === 0) return []
    return (await posts.select('id').where('tag', 'in', spellings).execute()).map(({ id }) => id)
  }

  /** Published posts by their term, which has either label; others are few, and are looked through. */
  async #ofTag(from: string, to: string): Promise<string[]> {
    const { read } = this.#database
    const published = await readInSlices(this.#slices, (after: string | undefined) => {
      const places = read
        .selectFrom('post_terms')
        .innerJoin('terms', 'terms.id', 'post_terms.term_id')
        .innerJoin('published_posts as posts', 'posts.id', 'post_terms.post_id')
        .select(['posts.id', 'posts.tags'])
        .where('terms.kind', '=', 'tag')
        .where('label', 'in', [storable(from), storable(to)])
      return batch(
        places
          .$if(after !== undefined, (rest) => rest.where('posts.id', '>', after!))
          .orderBy('posts.id')
          .limit(TAGS_AT_ONCE),
      )
    })
    const others = await readInSlices(this.#slices, (after: string | undefined) => {
      const posts = read
        .selectFrom('posts')
        .select(['id', 'tags'])
        .where((eb) => eb.or([eb('status', '<>', 'published'), eb('trashed_at', 'is not', null)]))
      return batch(
        posts
          .$if(after !== undefined, (rest) => rest.where('id', '>', after!))
          .orderBy('id')
          .limit(TAGS_AT_ONCE),
      )
    })
    const named = [...published, ...others].filter(({ tags }) =>
      tagsIn(tags).some((tag) => normalizedLabel(tag) === from),
    )
    return [...new Set(named.map(({ id }) => id))]
  }
}

function nameOf({ kind, from }: Pick<LabelChange, 'kind' | 'from'>): string {
  return `${kind} ${from}`
}

/** Goes on with changes that ended with their process. */
export function startLabelUpkeep(changes: LabelChanges, log: Log): AsyncDisposable {
  const schedule = { firstMs: MINUTE_MS, everyMs: HOUR_MS }
  return recurring(
    () => changes.finishAll(),
    schedule,
    (error) => log.warn({ err: error }, 'a label of posts could not be changed'),
  )
}

/** The label that posts get in place of a former one; undefined where no change of it is unfinished. */
async function target({ read }: Connection, kind: LabelKind, from: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('old_slugs')
    .select('label')
    .where('kind', '=', kind)
    .where('former_label', '=', from)
    .where('label', '<>', from)
    .executeTakeFirst()
  return row?.label
}

interface Tagged {
  readonly id: string
  readonly tags: string
}

async function batch(query: { execute(): Promise<Tagged[]> }) {
  const rows = await query.execute()
  return { rows, last: rows.length < TAGS_AT_ONCE ? undefined : rows.at(-1)!.id }
}

function tagsIn(json: string): string[] {
  return JSON.parse(json)
}

function ofCategory(from: string, to: string): Relabel {
  return ({ tag }) => (categoryName(tag) === from ? { tag: to } : null)
}

function ofTag(from: string, to: string): Relabel {
  return ({ tags }) =>
    tags.some((tag) => normalizedLabel(tag) === from)
      ? { tags: distinctNames(tags.map((tag) => (normalizedLabel(tag) === from ? to : tag))) }
      : null
}
