import type { Selection } from 'kysely'
import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import { statusOf, type UnpublishedStatus } from '#domain/posts/status/status.ts'
import { countOf } from '../db/count-of.ts'
import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored, storable } from '../db/text.ts'
import type { Refusal } from './incoming-pictures.ts'
import { recordSave } from './post-relations.ts'
import { PostRepository, type UpdateResult } from './post-repository.ts'
import {
  POST_COLUMNS,
  toColumns,
  toUnpublishedPost,
  toUnpublishedSummary,
  UNPUBLISHED_SUMMARY_COLUMNS,
} from './post-row.ts'

export interface Draft extends Post {
  readonly announces: boolean
  /** Instant of the publication of a scheduled post, ISO 8601 in UTC; null for a draft. */
  readonly publishAt: string | null
  /** Why the last try to publish it at that instant failed, in words. */
  readonly publishProblem: string | null
}

interface ScheduledPost extends PostSummary {
  readonly publishAt: string
  readonly publishProblem: string | null
  /** Due for more than a minute without an attempt to publish it. */
  readonly isOverdue: boolean
}

/** Milliseconds after its instant from which on a post without an attempt is overdue. */
const OVERDUE_MS = 60_000

const BOTH = ['draft', 'scheduled'] as const

interface SaveOptions {
  /** E-mail address of the administrator who saves it. */
  readonly by: string
  /** Null for a draft. */
  readonly publishAt: string | null
}

interface NewDraftOptions extends SaveOptions {
  readonly authorId?: string | null
  readonly creationKey?: string | null
}

const DRAFT_COLUMNS = [
  ...POST_COLUMNS,
  'announces',
  'publish_at as publishAt',
  'publish_problem as publishProblem',
] as const

/** Drafts and scheduled posts. Saving one leaves cached pages valid, since readers do not see it. */
export class DraftRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  find(id: string): Promise<Draft | undefined> {
    return this.#findBy('id', id)
  }

  async findByIds(ids: readonly string[]): Promise<Draft[]> {
    if (ids.length === 0) return []
    return (await this.#drafts(BOTH).select(DRAFT_COLUMNS).where('id', 'in', ids).execute()).map(toDraft)
  }

  findByCreationKey(key: string): Promise<Draft | undefined> {
    return this.#findBy('creation_key', key)
  }

  count(status: UnpublishedStatus = 'draft', authorId?: string): Promise<number> {
    return countOf(this.#drafts([status], authorId))
  }

  async page(offset: number, limit: number, status: UnpublishedStatus = 'draft', authorId?: string): Promise<Draft[]> {
    return (await this.#page(offset, limit, status, authorId).select(DRAFT_COLUMNS).execute()).map(toDraft)
  }

  async list(
    offset: number,
    limit: number,
    authorId?: string,
  ): Promise<(PostSummary & { readonly updatedBy: string })[]> {
    const rows = await this.#page(offset, limit, 'draft', authorId).select(UNPUBLISHED_SUMMARY_COLUMNS).execute()
    return rows.map(toUnpublishedSummary)
  }

  async scheduled(limit: number, authorId?: string): Promise<ScheduledPost[]> {
    const rows = await this.#scheduled(authorId)
      .select([...UNPUBLISHED_SUMMARY_COLUMNS, 'publish_at', 'publish_problem'])
      .limit(limit)
      .execute()
    const latest = new Date(this.#connection.now().getTime() - OVERDUE_MS).toISOString()
    return rows.map(({ publish_at, publish_problem, ...row }) => ({
      ...toUnpublishedSummary(row),
      publishAt: publish_at!,
      publishProblem: publish_problem,
      isOverdue: publish_at! < latest && publish_problem === null,
    }))
  }

  /** Scheduled posts whose instant has come, the earliest first. */
  due(): Promise<{ id: string; revision: number }[]> {
    return this.#scheduled()
      .select(['id', 'revision'])
      .where('publish_at', '<=', this.#connection.now().toISOString())
      .execute()
  }

  async recordProblem({ id, revision }: Pick<Draft, 'id' | 'revision'>, problem: string): Promise<void> {
    await this.#connection.write
      .updateTable('unpublished_posts')
      .set({ publish_problem: storable(problem) })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .execute()
  }

  /** The caller checks that no post has the creation key. */
  insert(
    content: DraftContent,
    { by, authorId = null, creationKey = null, publishAt }: NewDraftOptions,
  ): Promise<{ ok: true; post: Draft } | Refusal> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const refusal = await new PostRepository(trx).refusal(content)
      if (refusal) return refusal
      const now = trx.now().toISOString()
      const row = await trx.write
        .insertInto('unpublished_posts')
        .values({
          ...columnsOf(content),
          id: newId('post'),
          ...scheduleColumns(publishAt),
          trashed_at: null,
          created_seq: null,
          views: 0,
          revision: 1,
          created_at: now,
          updated_at: now,
          updated_by: by,
          creation_key: creationKey,
          author_id: authorId,
        })
        .returning(DRAFT_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toDraft(row)
      await recordSave(trx, post)
      return { ok: true, post }
    })
  }

  /** Fails with a conflict unless `revision` is the stored one. */
  update(
    id: string,
    revision: number,
    content: DraftContent,
    { by, publishAt }: SaveOptions,
  ): Promise<UpdateResult<Draft>> {
    return lockedTransaction(this.#connection, 'content', async (trx) => {
      const before = await new DraftRepository(trx).find(id)
      if (!before) return { ok: false, problem: 'missing' }
      if (revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const refusal = await new PostRepository(trx).refusal(content, before)
      if (refusal) return refusal
      const row = await trx.write
        .updateTable('unpublished_posts')
        .set({
          ...columnsOf(content),
          ...scheduleColumns(publishAt),
          revision: before.revision + 1,
          updated_at: trx.now().toISOString(),
          updated_by: by,
        })
        .where('id', '=', id)
        .returning(DRAFT_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toDraft(row)
      await recordSave(trx, post, before)
      return { ok: true, post }
    })
  }

  async #findBy(column: 'id' | 'creation_key', value: string): Promise<Draft | undefined> {
    if (!mayBeStored(value)) return undefined
    const row = await this.#drafts(BOTH).select(DRAFT_COLUMNS).where(column, '=', value).executeTakeFirst()
    return row && toDraft(row)
  }

  #page(offset: number, limit: number, status: UnpublishedStatus, authorId?: string) {
    return this.#drafts([status], authorId)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
  }

  #scheduled(authorId?: string) {
    return this.#drafts(['scheduled'], authorId).orderBy('publish_at').orderBy('id')
  }

  #drafts(statuses: readonly UnpublishedStatus[], authorId?: string) {
    let drafts = this.#connection.read.selectFrom('unpublished_posts').where('trashed_at', 'is', null)
    if (authorId !== undefined) drafts = drafts.where('author_id', '=', authorId)
    const [status, other] = statuses
    return other ? drafts.where('status', 'in', statuses) : drafts.where('status', '=', status!)
  }
}

function columnsOf(content: DraftContent) {
  const columns = toColumns(content)
  return { ...columns, path: columns.path || null, announces: content.announces ? 1 : 0 }
}

function scheduleColumns(publishAt: string | null) {
  return { status: statusOf(publishAt), publish_at: publishAt, publish_problem: null }
}

function toDraft({
  announces,
  publishAt,
  publishProblem,
  ...row
}: Selection<Tables, 'unpublished_posts', (typeof DRAFT_COLUMNS)[number]>): Draft {
  return { ...toUnpublishedPost(row), announces: announces === 1, publishAt, publishProblem }
}
