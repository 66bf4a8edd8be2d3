import type { PostInput } from '#domain/posts/post.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { storable, storableJson } from '../db/text.ts'
import { PendingEditRepository } from './pending-edit-repository.ts'
import { PostRepository } from './post-repository.ts'
import { contentOf } from './publish-post.ts'
import { RevisionRepository } from './revisions/revision-repository.ts'
import { SavedPosts } from './saved-posts.ts'

type Labels = Pick<PostInput, 'author' | 'authors' | 'tag' | 'tags'>
/** Gives the labels that change; null for none. */
export type Relabel = (labels: Labels) => Partial<Labels> | null

/** Changes labels of a post, of its pending edit, or of a post in the trash, in one transaction. @returns whether any changed */
export function relabelPost(database: Connection, id: string, relabel: Relabel, by: string): Promise<boolean> {
  return lockedTransaction(database, 'content', async (trx) => {
    const [found] = await new SavedPosts(trx).findByIds([id])
    if (!found) return false
    const change = relabel(found)
    if (found.trashedAt !== null) return change !== null && relabelTrashed(trx, id, change)
    const revision = change ? await saveRelabelled(trx, found, change, by) : found.revision
    if (revision === null) return false
    const edits = new PendingEditRepository(trx)
    const pending = await edits.find(id)
    const changeOfEdit = pending && relabel(pending.content)
    if (pending && (change || changeOfEdit)) {
      const { content, baseRevision, edit, updatedBy } = pending
      const base = baseRevision === found.revision ? revision : baseRevision
      await edits.save(id, { ...content, ...changeOfEdit }, { revision: base, edit, by: updatedBy })
    }
    return change !== null || Boolean(changeOfEdit)
  })
}

/** The revision after the save; null for a draft whose path is taken by now. */
async function saveRelabelled(
  trx: Connection,
  post: Awaited<ReturnType<SavedPosts['findByIds']>>[number],
  change: Partial<Labels>,
  by: string,
): Promise<number | null> {
  // Revisions keep what was written before.
  await new RevisionRepository(trx).endTyping(post.id)
  const relabelled = { ...contentOf(post), ...change }
  const saved = await new PostRepository(trx).save(post, relabelled, { by })
  return saved.ok ? saved.post.revision : null
}

/** It keeps its revision: nobody edits a post in the trash. */
async function relabelTrashed({ write }: Connection, id: string, { author, authors, tag, tags }: Partial<Labels>) {
  await write
    .updateTable('posts')
    .set({
      ...(author !== undefined && { author: storable(author) }),
      ...(authors && { authors: storableJson(authors) }),
      ...(tag !== undefined && { tag: storable(tag) }),
      ...(tags && { tags: storableJson(tags) }),
    })
    .where('id', '=', id)
    .execute()
  return true
}
