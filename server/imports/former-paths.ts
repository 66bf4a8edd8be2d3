import { POSTS_PREFIX } from '#domain/posts/path.ts'
import { bytesOf } from '#domain/text/text-field.ts'
import type { Connection } from '../db/database.ts'
import { mayBeStored } from '../db/text.ts'
import { PostRepository } from '../posts/post-repository.ts'

const PATH_MAX = 2_000

/** The present path of the post that had this one on another site; undefined for none that readers see. */
export async function findRedirect({ read }: Connection, path: string): Promise<string | undefined> {
  const former = formerPath(path)
  if (former === null) return undefined
  const row = await read
    .selectFrom('redirects')
    .innerJoin('posts', 'posts.id', 'redirects.post_id')
    .select('posts.path')
    .where('redirects.path', '=', former)
    .executeTakeFirst()
  return row?.path
}

/**
 * The path of an address, decoded and without a slash at its end; null for an address without one, and for the front page.
 * @param address a path, or a whole address
 */
export function formerPath(address: string): string | null {
  const path = address
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
  const whole = decoded(`/${path}`.replace(/^\/+/, '/').replace(/\/+$/, ''))
  return whole === '' || !mayBeStored(whole) || !whole.isWellFormed() || bytesOf(whole) > PATH_MAX ? null : whole
}

/** Lets former paths lead to a post, in the transaction that saves it. Gives those that lead to another one already. */
export async function keepFormerPaths(
  trx: Connection,
  post: { readonly id: string; readonly path: string },
  paths: readonly string[],
): Promise<string[]> {
  const taken: string[] = []
  const now = trx.now().toISOString()
  for (const path of new Set(paths)) {
    if (path === post.path) continue
    if (path.startsWith(POSTS_PREFIX)) {
      if (await new PostRepository(trx).isPathTaken(path, post.id)) taken.push(path)
      else
        await trx.write
          .insertInto('old_paths')
          .values({ path, post_id: post.id, created_at: now })
          .onConflict((conflict) => conflict.column('path').doNothing())
          .execute()
      continue
    }
    const owner = await trx.read.selectFrom('redirects').select('post_id').where('path', '=', path).executeTakeFirst()
    if (!owner) await trx.write.insertInto('redirects').values({ path, post_id: post.id, created_at: now }).execute()
    else if (owner.post_id !== post.id) taken.push(path)
  }
  return taken
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
