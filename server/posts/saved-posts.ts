import { sql } from 'kysely'
import type { PostKind } from '#domain/posts/post.ts'
import type { PostStatus, UnpublishedStatus } from '#domain/posts/status/status.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { mayBeStored, storable } from '../db/text.ts'
import {
  SAVED_COLUMNS,
  SAVED_SUMMARY_COLUMNS,
  type SavedPost,
  type SavedSummary,
  toSavedPost,
  toSavedSummary,
} from './post-row.ts'
import { PublishedContent } from './published-content.ts'

/** `all` has published posts, unpublished ones and those of the trash; `pages` has own pages outside of it. */
export type SavedList = UnpublishedStatus | 'trashed' | 'all' | 'pages'

/** The wanted part of a list. */
interface Rows extends Among {
  readonly offset: number
  readonly limit: number
}

interface Among {
  /** The account whose unpublished posts are listed; absent for those of all accounts. */
  readonly authorId?: string | undefined
  /** Absent for posts and pages. */
  readonly kind?: PostKind | undefined
}

export interface PostState {
  readonly status: PostStatus
  readonly isTrashed: boolean
}

interface ScheduledPost extends SavedSummary {
  readonly publishAt: string
  /** Whether it has been due for more than a minute without an attempt to publish it. */
  readonly isOverdue: boolean
}

/** Milliseconds after its instant from which on a post without an attempt is overdue. */
const OVERDUE_MS = 60_000

/** Posts of every status, published or not: for the admin area and links of drafts. Readers have `PublishedPosts`. */
export class SavedPosts {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** The post with this id. Posts of the trash are found by methods that say so. */
  async find(id: string): Promise<SavedPost | undefined> {
    return mayBeStored(id) ? this.#first('id', id) : undefined
  }

  /** The post of this name. @param name an id, or the path of a published post */
  async findNamed(name: string): Promise<SavedPost | undefined> {
    if (!name.startsWith('/')) return this.find(name)
    const published = await new PublishedContent(this.#connection).findByPath(name)
    return published && this.find(published.id)
  }

  /** The post that a call with this idempotency key created; null finds none. */
  async findByCreationKey(key: string | null): Promise<SavedPost | undefined> {
    return key !== null && mayBeStored(key) ? this.#first('creation_key', key) : undefined
  }

  /** The posts with these ids in any order, also those of the trash. */
  async findByIds(ids: readonly string[]): Promise<SavedPost[]> {
    const known = ids.filter(mayBeStored)
    if (known.length === 0) return []
    const posts = this.#connection.read.selectFrom('posts').select(SAVED_COLUMNS)
    return (await posts.where('id', 'in', known).execute()).map(toSavedPost)
  }

  async present(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return []
    const present = this.#present().select('id').where('id', 'in', ids)
    return (await present.execute()).map(({ id }) => id)
  }

  /** The titles of those that there are, also in the trash, by id. */
  async titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.#connection.read
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute()
    return new Map(rows.map(({ id, title }) => [id, title]))
  }

  /** The states of those that there are, also in the trash, by id. */
  async states(ids: readonly string[]): Promise<Map<string, PostState>> {
    if (ids.length === 0) return new Map()
    const posts = this.#connection.read.selectFrom('posts').select(['id', 'status', 'trashed_at'])
    const rows = await posts.where('id', 'in', ids).execute()
    return new Map(rows.map(({ id, status, trashed_at }) => [id, { status, isTrashed: trashed_at !== null }]))
  }

  count(list: SavedList, authorId?: string, kind?: PostKind): Promise<number> {
    return countOf(this.#of(list, { authorId, kind }))
  }

  /** A page of posts: the last saved first, of the trash the last deleted. */
  async page(list: SavedList, rows: Rows): Promise<SavedPost[]> {
    return (await this.#rows(list, rows).select(SAVED_COLUMNS).execute()).map(toSavedPost)
  }

  async list(list: SavedList, rows: Rows): Promise<SavedSummary[]> {
    return (await this.#rows(list, rows).select(SAVED_SUMMARY_COLUMNS).execute()).map(toSavedSummary)
  }

  /** The scheduled posts that are published next. */
  async scheduled(limit: number, among: Among = {}): Promise<ScheduledPost[]> {
    const rows = await this.#next(among).select(SAVED_SUMMARY_COLUMNS).limit(limit).execute()
    const latest = new Date(this.#connection.now().getTime() - OVERDUE_MS).toISOString()
    return rows.map(toSavedSummary).map((post) => {
      const publishAt = post.publishAt!
      return { ...post, publishAt, isOverdue: publishAt < latest && post.publishProblem === null }
    })
  }

  /** Who has these paths, also in the trash. */
  async atPaths(paths: readonly string[]): Promise<{ path: string | null; isTrashed: boolean }[]> {
    const rows = await this.#connection.read
      .selectFrom('posts')
      .select(['path', 'trashed_at'])
      .where('path', 'in', paths)
      .execute()
    return rows.map(({ path, trashed_at }) => ({ path, isTrashed: trashed_at !== null }))
  }

  /** Scheduled posts whose instant has come, the earliest first. */
  due(): Promise<{ id: string; revision: number }[]> {
    const now = this.#connection.now().toISOString()
    return this.#next().select(['id', 'revision']).where('publish_at', '<=', now).execute()
  }

  async recordProblem({ id, revision }: Pick<SavedPost, 'id' | 'revision'>, problem: string): Promise<void> {
    await this.#connection.write
      .updateTable('posts')
      .set({ publish_problem: storable(problem) })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .where('status', '=', 'scheduled')
      .execute()
  }

  async #first(column: 'id' | 'creation_key', value: string): Promise<SavedPost | undefined> {
    const row = await this.#present().select(SAVED_COLUMNS).where(column, '=', value).executeTakeFirst()
    return row && toSavedPost(row)
  }

  #present() {
    return this.#connection.read.selectFrom('posts').where('trashed_at', 'is', null)
  }

  #next(among: Among = {}) {
    return this.#of('scheduled', among).orderBy('publish_at').orderBy('id')
  }

  #rows(list: SavedList, { offset, limit, ...among }: Rows) {
    return this.#of(list, among)
      .orderBy(list === 'trashed' ? 'trashed_at' : 'updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
  }

  #of(list: SavedList, { authorId, kind }: Among) {
    const all = this.#connection.read.selectFrom('posts')
    // Literals make SQLite use the indexes of posts of a status, and of pages.
    const posts = kind === undefined ? all : all.where('kind', '=', sql.lit<PostKind>(kind))
    if (list === 'all')
      return authorId === undefined
        ? posts
        : posts.where((eb) =>
            eb.or([
              eb.and([eb('status', '=', 'published'), eb('trashed_at', 'is', null)]),
              eb('author_id', '=', authorId),
            ]),
          )
    const listed =
      list === 'trashed'
        ? posts.where('trashed_at', 'is not', null)
        : list === 'pages'
          ? this.#present().where('kind', '=', sql.lit<PostKind>('page'))
          : posts.where('trashed_at', 'is', null).where('status', '=', sql.lit<PostStatus>(list))
    return authorId === undefined ? listed : listed.where('author_id', '=', authorId)
  }
}
