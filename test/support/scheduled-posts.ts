import { type DraftContent, publishable } from '#domain/posts/draft-writing.ts'
import type { Connection } from '#server/db/database.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { POST_CALL, postInput } from './posts.ts'

/** Schedules a post that can be published. */
export async function schedulePost(
  database: Connection,
  publishAt: Date,
  changes: Partial<DraftContent> = {},
): Promise<SavedPost> {
  const content = { ...postInput({ ...POST_CALL, path: '' }), announces: false, ...changes }
  if (!publishable(content).ok) throw new Error('this post cannot be published')
  const options = { by: 'keeper@den.example', status: 'scheduled', publishAt: publishAt.toISOString() } as const
  return succeeded(await new PostRepository(database).insert(content, options)).post
}

/** When each post was published, in milliseconds, by its id. */
export async function publishedAt({ read }: Connection): Promise<Map<string, number>> {
  const rows = await read.selectFrom('published_posts').select(['id', 'created_at']).execute()
  return new Map(rows.map((row) => [row.id, Date.parse(row.created_at)]))
}

/** How many announcements each post has, by its id. */
export async function announcements({ read }: Connection): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('campaigns')
    .select((eb) => ['post_id', eb.fn.countAll<number>().as('announcements')])
    .groupBy('post_id')
    .execute()
  return new Map(rows.map((row) => [row.post_id, row.announcements]))
}
