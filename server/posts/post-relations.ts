import type { Post } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import type { Draft } from './draft-repository.ts'
import { recordPictures } from './post-pictures.ts'
import { RevisionRepository } from './revisions/revision-repository.ts'

export interface PostHistory {
  readonly views: number
  /** Instants, ISO 8601 in UTC. A null `createdAt` becomes the present, a null `updatedAt` becomes `createdAt`. */
  readonly createdAt: string | null
  readonly updatedAt: string | null
  /** The id that it had in another Den blog, if no post here has it. */
  readonly id?: string
}

const RELATED_TABLES = [
  'old_paths',
  'media_use',
  'pending_edits',
  'post_revisions',
  'preview_links',
  'imported_posts',
  'redirects',
] as const

/**
 * Stores what belongs to every save of a post: which pictures it uses, and a revision. Belongs into the transaction that saves.
 * @param before absent for a new post
 */
export async function recordSave(trx: Connection, saved: Draft | Post, before?: Draft | Post): Promise<void> {
  await recordPictures(trx, saved)
  await new RevisionRepository(trx).record(saved, before)
}

/** @returns the columns that the post keeps; `created_seq` is null unless the post was published before */
export function takeDraft({ write }: Connection, id: string) {
  return write
    .deleteFrom('unpublished_posts')
    .where('id', '=', id)
    .returning(['creation_key', 'created_seq', 'created_at', 'views', 'author_id'])
    .executeTakeFirstOrThrow()
}

/** Deletes the rows of other tables that belong to permanently deleted posts. Their old paths become free. */
export async function deleteRelations({ write }: Connection, ids: readonly string[]): Promise<void> {
  for (const table of RELATED_TABLES) await write.deleteFrom(table).where('post_id', 'in', ids).execute()
}

/** @param draft undefined for a post that was none; a draft that was published before keeps its `created_at` */
export function historyColumns(
  draft: Pick<Awaited<ReturnType<typeof takeDraft>>, 'created_seq' | 'created_at' | 'views'> | undefined,
  history: PostHistory | undefined,
  now: string,
) {
  return {
    views: draft?.views ?? history?.views ?? 0,
    created_at: typeof draft?.created_seq === 'number' ? draft.created_at : (history?.createdAt ?? now),
    updated_at: history?.updatedAt ?? history?.createdAt ?? now,
  }
}
