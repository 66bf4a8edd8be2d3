import { isPagePath } from '#domain/posts/pages/page-path.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { POSTS_PREFIX } from '#domain/posts/path.ts'
import type { Connection } from '../db/database.ts'
import { PostRepository } from '../posts/post-repository.ts'
import type { MovedPicture } from './import-pictures.ts'

interface PlacedPost {
  /** Undefined in a dry run, for a post that would be made. */
  readonly id: string | undefined
  readonly path: string
}

/** Redirects old paths to a post, in the transaction that saves it. Returns those that lead to another post already. */
export async function keepOldPaths(
  trx: Connection,
  post: PlacedPost & { readonly id: string },
  paths: readonly string[],
  createdAt: string,
): Promise<string[]> {
  const taken = await takenOldPaths(trx, post, paths)
  for (const path of new Set(paths)) {
    if (path === post.path || taken.includes(path)) continue
    const row = { path, post_id: post.id, created_at: createdAt }
    await (path.startsWith(POSTS_PREFIX)
      ? trx.write.insertInto('old_paths').values(row)
      : trx.write.insertInto('redirects').values({ ...row, target: null })
    )
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  }
  return taken
}

/** Old paths that cannot lead to a post, since something else is there. */
export async function takenOldPaths(
  connection: Connection,
  post: PlacedPost,
  paths: readonly string[],
): Promise<string[]> {
  const taken: string[] = []
  for (const path of new Set(paths))
    if (path !== post.path && (await isTaken(connection, path, post.id))) taken.push(path)
  return taken
}

async function isTaken(connection: Connection, path: string, postId: string | undefined): Promise<boolean> {
  const posts = new PostRepository(connection)
  if (path.startsWith(POSTS_PREFIX)) return posts.isPathTaken(path, postId)
  // A page that is at an address comes before a redirect of it.
  if (isStandardPath(path) || (isPagePath(path) && (await posts.isPathTaken(path, postId)))) return true
  const owner = await connection.read
    .selectFrom('redirects')
    .select('post_id')
    .where('path', '=', path)
    .executeTakeFirst()
  return owner !== undefined && owner.post_id !== postId
}

/** Redirects old addresses of pictures to those here. A path that leads elsewhere already does so further on. */
export async function keepPicturePaths(trx: Connection, moved: readonly MovedPicture[]): Promise<void> {
  const created_at = trx.now().toISOString()
  for (const { path, address } of moved)
    await trx.write
      .insertInto('redirects')
      .values({ path, post_id: '', target: address, created_at })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
}
