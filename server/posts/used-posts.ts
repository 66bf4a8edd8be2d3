import type { Connection } from '../db/database.ts'

/** Tables whose rows stand for something that an administrator did with a post, besides saving it. */
const USES = ['pending_edits', 'campaigns', 'preview_links'] as const

/** Those of these posts that have a pending edit, an announcement or a preview link. @param ids a few hundred at most */
export async function usedPosts({ read }: Connection, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await Promise.all(
    USES.map((table) => read.selectFrom(table).select('post_id').where('post_id', 'in', ids).execute()),
  )
  return new Set(rows.flat().map(({ post_id }) => post_id))
}
