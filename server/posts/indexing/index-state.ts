import type { Connection } from '../../db/database.ts'
import { INDEX_VERSION } from './post-index.ts'

const COUNTER = 'index_version'

/** Whether this `INDEX_VERSION` has indexed all posts at least once. True for a database without posts and pages, where it is recorded. */
export async function hasCurrentIndex(database: Connection): Promise<boolean> {
  const { read } = database
  const row = await read.selectFrom('counters').select('value').where('name', '=', COUNTER).executeTakeFirst()
  if (row?.value === INDEX_VERSION) return true
  if (await read.selectFrom('published_content').select('id').limit(1).executeTakeFirst()) return false
  await recordCurrentIndex(database)
  return true
}

export async function recordCurrentIndex({ write }: Connection): Promise<void> {
  await write
    .insertInto('counters')
    .values({ name: COUNTER, value: INDEX_VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: INDEX_VERSION }))
    .execute()
}
