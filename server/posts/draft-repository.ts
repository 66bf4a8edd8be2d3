import type { Selection } from 'kysely'
import type { DraftContent } from '#domain/posts/draft-writing.ts'
import type { Post, PostDraft, PostSummary } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { lockRow } from '../db/lock-row.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored } from '../db/text.ts'
import { missingPicture } from './post-pictures.ts'
import { noteSave } from './post-relations.ts'
import { PostRepository } from './post-repository.ts'
import { POST_COLUMNS, SUMMARY_COLUMNS, toColumns, toUnpublishedPost, toUnpublishedSummary } from './post-row.ts'

/** A post that is not published, with its options for publication. */
export interface Draft extends Post {
  readonly announces: boolean
}

/** Why content cannot be stored. */
export type Refusal = { ok: false; problem: 'path-taken' } | { ok: false; problem: 'picture-missing'; address: string }
type UpdateResult =
  | { ok: true; post: Draft }
  | { ok: false; problem: 'missing' }
  | { ok: false; problem: 'conflict'; current: Draft }
  | Refusal

interface SaveOptions {
  /** E-mail address of the administrator who saves it. */
  readonly by: string
  readonly creationKey?: string | null
}

const DRAFT_COLUMNS = [...POST_COLUMNS, 'announces'] as const

/** Posts that are not published yet, or not any more. No reader sees them, so cached pages stay. */
export class DraftRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  find(id: string): Promise<Draft | undefined> {
    return this.#findBy('id', id)
  }

  findByCreationKey(key: string): Promise<Draft | undefined> {
    return this.#findBy('creation_key', key)
  }

  async count(): Promise<number> {
    const { drafts } = await this.#drafts()
      .select((eb) => eb.fn.countAll<number>().as('drafts'))
      .executeTakeFirstOrThrow()
    return drafts
  }

  /** In descending order of the last save. */
  async page(offset: number, limit: number): Promise<Draft[]> {
    return (await this.#page(offset, limit).select(DRAFT_COLUMNS).execute()).map(toDraft)
  }

  /** The same without the long columns. */
  async list(offset: number, limit: number): Promise<(PostSummary & { readonly updatedBy: string })[]> {
    const rows = await this.#page(offset, limit)
      .select([...SUMMARY_COLUMNS, 'updated_by'])
      .execute()
    return rows.map(toUnpublishedSummary)
  }

  /** The caller checks that no post has the creation key. */
  insert(content: DraftContent, { by, creationKey = null }: SaveOptions): Promise<{ ok: true; post: Draft } | Refusal> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'content')
      const refusal = await refusalOf(trx, content)
      if (refusal) return refusal
      const now = trx.now().toISOString()
      const row = await trx.write
        .insertInto('unpublished_posts')
        .values({
          ...columnsOf(content),
          id: newId('post'),
          status: 'draft',
          trashed_at: null,
          created_seq: null,
          views: 0,
          revision: 1,
          created_at: now,
          updated_at: now,
          updated_by: by,
          creation_key: creationKey,
        })
        .returning(DRAFT_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toDraft(row)
      await noteSave(trx, { post, status: 'draft' })
      return { ok: true, post }
    })
  }

  /** Saves over `revision` only. */
  update(id: string, revision: number, content: DraftContent, { by }: SaveOptions): Promise<UpdateResult> {
    return this.#connection.transaction(async (trx) => {
      await lockRow(trx, 'content')
      const before = await new DraftRepository(trx).find(id)
      if (!before) return { ok: false, problem: 'missing' }
      if (revision !== before.revision) return { ok: false, problem: 'conflict', current: before }
      const refusal = await refusalOf(trx, content, before)
      if (refusal) return refusal
      const row = await trx.write
        .updateTable('unpublished_posts')
        .set({
          ...columnsOf(content),
          revision: before.revision + 1,
          updated_at: trx.now().toISOString(),
          updated_by: by,
        })
        .where('id', '=', id)
        .returning(DRAFT_COLUMNS)
        .executeTakeFirstOrThrow()
      const post = toDraft(row)
      await noteSave(trx, { post, status: 'draft' }, { post: before, status: 'draft' })
      return { ok: true, post }
    })
  }

  /** Takes the draft away that is published in the same transaction. @returns the key with which it was created */
  async takeAway(id: string): Promise<string | null> {
    const row = await this.#connection.write
      .deleteFrom('unpublished_posts')
      .where('id', '=', id)
      .returning('creation_key')
      .executeTakeFirstOrThrow()
    return row.creation_key
  }

  async #findBy(column: 'id' | 'creation_key', value: string): Promise<Draft | undefined> {
    if (!mayBeStored(value)) return undefined
    const row = await this.#drafts().select(DRAFT_COLUMNS).where(column, '=', value).executeTakeFirst()
    return row && toDraft(row)
  }

  #page(offset: number, limit: number) {
    return this.#drafts().orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset)
  }

  #drafts() {
    return this.#connection.read
      .selectFrom('unpublished_posts')
      .where('status', '=', 'draft')
      .where('trashed_at', 'is', null)
  }
}

function columnsOf(content: DraftContent) {
  const columns = toColumns(content)
  return { ...columns, path: columns.path || null, announces: content.announces ? 1 : 0 }
}

function toDraft({ announces, ...row }: Selection<Tables, 'unpublished_posts', (typeof DRAFT_COLUMNS)[number]>): Draft {
  return { ...toUnpublishedPost(row), announces: announces === 1 }
}

async function refusalOf(trx: Connection, content: PostDraft, before?: Post): Promise<Refusal | null> {
  const isTaken = content.path !== '' && (await new PostRepository(trx).isPathTaken(content.path, before?.id))
  if (isTaken) return { ok: false, problem: 'path-taken' }
  const address = await missingPicture(trx, content, before)
  return address ? { ok: false, problem: 'picture-missing', address } : null
}
