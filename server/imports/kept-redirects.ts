import { decodedPath } from '#domain/redirects/decoded-path.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { PostAuthors } from '../posts/authors/post-authors.ts'
import type { ImportedPost } from './imported-post.ts'
import { keepOldPaths, takenOldPaths } from './old-paths.ts'
import { takenNote } from './save-import.ts'

type Redirected = Pick<ImportedPost, 'redirects'>

/** Makes the redirects of an entry lead to its post, which stays as it is. @returns notes on those that do not */
export async function keepRedirects(
  database: Connection,
  entry: Redirected,
  current: { readonly id: string; readonly path: string } | undefined,
  isDryRun: boolean,
): Promise<string[]> {
  const paths = pathsOf(entry)
  if (paths.length === 0) return []
  if (!current) return lostRedirects(entry)
  if (isDryRun) return (await takenOldPaths(database, current, paths)).map(takenNote)
  return lockedTransaction(database, 'content', async (trx) => {
    const isThere = (await new PostAuthors(trx).authorOf(current.id)) !== undefined
    if (!isThere) return lostRedirects(entry)
    return (await keepOldPaths(trx, current, paths, trx.now().toISOString())).map(takenNote)
  })
}

/** Notes on the redirects of an entry that has no post here. */
export function lostRedirects(entry: Redirected): string[] {
  return pathsOf(entry).map((path) => `its old address ${path} cannot lead here`)
}

function pathsOf({ redirects = [] }: Redirected): string[] {
  return redirects.flatMap((address) => decodedPath(address) ?? [])
}
