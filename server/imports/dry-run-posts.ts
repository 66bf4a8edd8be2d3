import { createHash } from 'node:crypto'
import type { Connection } from '../db/database.ts'
import { TextBudget } from './files/text-budget.ts'
import type { ImportedPost } from './imported-post.ts'
import { takenOldPaths } from './old-paths.ts'
import { oldPathsOf } from './save-import.ts'

const POSTS_MAX = { characters: 30_000_000, texts: 200_000 }
const OLD_PATHS_MAX = { characters: 30_000_000, texts: 1_000_000 }

/** The posts that a dry run would have made so far, so that its report equals that of an import. */
export class DryRunPosts {
  readonly paths = new Set<string>()
  readonly #posts = new Map<string, { readonly hash: string; readonly path: string }>()
  /** Posts by the old paths that would lead to them. */
  readonly #owners = new Map<string, string>()
  readonly #budget = new TextBudget(
    POSTS_MAX,
    `A dry run takes at most ${POSTS_MAX.texts.toLocaleString('en')} posts. Import them in several files.`,
  )
  readonly #oldPaths = new TextBudget(
    OLD_PATHS_MAX,
    `A dry run takes at most ${OLD_PATHS_MAX.texts.toLocaleString('en')} old addresses. Import them in several files.`,
  )

  of(entry: ImportedPost): { readonly hash: string; readonly path: string } | undefined {
    return this.#posts.get(keyOf(entry))
  }

  /** Adds a post. @returns its old paths that lead to another post already */
  async take(
    database: Connection,
    post: ImportedPost,
    { hash, path, postId }: { readonly hash: string; readonly path: string; readonly postId: string | undefined },
  ): Promise<string[]> {
    const key = keyOf(post)
    const kept = this.#budget.keep(path)
    this.paths.add(kept)
    this.#posts.set(key, { hash, path: kept })
    const old = [...new Set(oldPathsOf(post))].filter((each) => each !== path)
    const taken = new Set(await takenOldPaths(database, { id: postId, path }, old))
    for (const each of old) {
      const owner = this.#owners.get(each)
      if (this.paths.has(each) || (owner !== undefined && owner !== key)) taken.add(each)
      else if (!taken.has(each)) this.#owners.set(this.#oldPaths.keep(each), key)
    }
    return old.filter((each) => taken.has(each))
  }
}

function keyOf({ source, sourceId }: ImportedPost): string {
  return createHash('sha256')
    .update(JSON.stringify([source, sourceId]))
    .digest('base64')
}
