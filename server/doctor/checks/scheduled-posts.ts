import { sql } from 'kysely'
import type { Diagnosis } from '#domain/finding.ts'
import type { Connection } from '../../db/database.ts'

const LATE_MS = 5 * 60_000

export async function checkScheduledPosts({ read, now }: Connection): Promise<Diagnosis> {
  const late = await read
    .selectFrom('posts')
    .select(['title', 'publish_at'])
    .where('status', '=', sql.lit('scheduled'))
    .where('trashed_at', 'is', null)
    .where('publish_at', '<', new Date(now().getTime() - LATE_MS).toISOString())
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst()
  if (!late) return { level: 'ok', detail: 'None is overdue.' }
  return {
    level: 'problem',
    detail: `“${late.title || 'Untitled'}” should have been published at ${late.publish_at!.slice(0, 16).replace('T', ' ')} UTC.`,
    remedy: 'Start the server. If it runs, open the post: something in it is missing or taken.',
  }
}
