import type { Connection } from '../../db/database.ts'
import { INDEX_VERSION } from './post-index.ts'

const COUNTER = 'index_version'

/** Whether this `INDEX_VERSION` or a later one has indexed all posts at least once. True for a database without posts and pages, where it is recorded. */
export async function hasCurrentIndex(database: Connection): Promise<boolean> {
  const { read } = database
  const row = await read.selectFrom('counters').select('value').where('name', '=', COUNTER).executeTakeFirst()
  if (row && row.value >= INDEX_VERSION) return true
  if (await read.selectFrom('published_content').select('id').limit(1).executeTakeFirst()) return false
  await recordCurrentIndex(database)
  return true
}

/** Leaves the number of a newer server. */
export async function recordCurrentIndex({ write }: Connection): Promise<void> {
  await write
    .insertInto('counters')
    .values({ name: COUNTER, value: INDEX_VERSION })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: INDEX_VERSION }).where('counters.value', '<', INDEX_VERSION),
    )
    .execute()
}

/** For rows of another database, whose indexes did not come with them. */
export async function forgetIndex({ write }: Connection): Promise<void> {
  await write.deleteFrom('counters').where('name', '=', COUNTER).execute()
}
