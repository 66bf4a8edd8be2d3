import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import { lockedTransaction } from '../../db/lock-row.ts'
import { type Slices, unsliced } from '../../db/slices.ts'
import { inputIn } from '../change-post.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { PostRepository } from '../post-repository.ts'
import { RevisionRepository } from '../revisions/revision-repository.ts'
import { SavedPosts } from '../saved-posts.ts'

interface Renaming {
  readonly accountId: string
  readonly from: string
  readonly to: string
  /** E-mail address of the account. */
  readonly by: string
}

/** The author's name in the posts of an account, which may have other authors as well. Posts of the trash are left alone. */
export class AuthorNames {
  readonly #database: Connection
  readonly #slices: Slices

  /** @param slices lets other requests be answered between two posts */
  constructor(database: Connection, slices: Slices = unsliced) {
    this.#database = database
    this.#slices = slices
  }

  /** The number of posts of an account that name this author. */
  count(accountId: string, author: string): Promise<number> {
    return countOf(this.#posts(accountId, author))
  }

  /** Gives the posts of an account that name the author `from` the author `to`, one after the other. @returns their number */
  async rename({ accountId, from, to, by }: Renaming): Promise<number> {
    // In their order, which lists of drafts show.
    const posts = await this.#posts(accountId, from).select('id').orderBy('updated_at').orderBy('id').execute()
    let renamed = 0
    for (const { id } of posts) if (await this.#slices.run(() => this.#renameIn(id, from, to, by))) renamed++
    return renamed
  }

  #renameIn(id: string, from: string, to: string, by: string): Promise<boolean> {
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const post = await new SavedPosts(trx).find(id)
      if (post?.author !== from) return false
      // Revisions keep what was written before.
      await new RevisionRepository(trx).endTyping(id)
      const renamed = { ...inputIn(post), announces: post.announces, author: to }
      const saved = await new PostRepository(trx).save(post, renamed, { by })
      // The path of a draft may be taken by now.
      if (!saved.ok) return false
      const edits = new PendingEditRepository(trx)
      const pending = await edits.find(id)
      if (pending) {
        const { content, baseRevision, edit, updatedBy } = pending
        const revision = baseRevision === post.revision ? saved.post.revision : baseRevision
        const author = content.author === from ? to : content.author
        await edits.save(id, { ...content, author }, { revision, edit, by: updatedBy })
      }
      return true
    })
  }

  #posts(accountId: string, author: string) {
    return this.#database.read
      .selectFrom('posts')
      .where('author_id', '=', accountId)
      .where('author', '=', author)
      .where('trashed_at', 'is', null)
  }
}
