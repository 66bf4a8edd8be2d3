import { isPagePath } from '#domain/posts/pages/page-path.ts'
import { isStandardPath } from '#domain/posts/pages/standard-pages.ts'
import { POSTS_PREFIX } from '#domain/posts/path.ts'
import type { Connection } from '../db/database.ts'
import { PostRepository } from '../posts/post-repository.ts'
import type { MovedPicture } from './import-pictures.ts'

/** Redirects old paths to a post, in the transaction that saves it. Returns those that redirect to another post already. */
export async function keepOldPaths(
  trx: Connection,
  post: { readonly id: string; readonly path: string },
  paths: readonly string[],
  createdAt: string,
): Promise<string[]> {
  const taken: string[] = []
  for (const path of new Set(paths)) {
    if (path === post.path) continue
    if (path.startsWith(POSTS_PREFIX)) {
      if (await new PostRepository(trx).isPathTaken(path, post.id)) taken.push(path)
      else
        await trx.write
          .insertInto('old_paths')
          .values({ path, post_id: post.id, created_at: createdAt })
          .onConflict((conflict) => conflict.column('path').doNothing())
          .execute()
      continue
    }
    // A page that is at an address comes before a redirect of it.
    if (isStandardPath(path) || (isPagePath(path) && (await new PostRepository(trx).isPathTaken(path, post.id)))) {
      taken.push(path)
      continue
    }
    const owner = await trx.read.selectFrom('redirects').select('post_id').where('path', '=', path).executeTakeFirst()
    if (!owner)
      await trx.write
        .insertInto('redirects')
        .values({ path, post_id: post.id, target: null, created_at: createdAt })
        .execute()
    else if (owner.post_id !== post.id) taken.push(path)
  }
  return taken
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
