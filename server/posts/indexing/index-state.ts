import type { Connection } from '../../db/database.ts'
import { INDEX_VERSION } from './post-index.ts'

const COUNTER = 'index_version'

/** Whether all posts were indexed by this version of Den once. An empty database counts as such from now on. */
export async function hasCurrentIndex(database: Connection): Promise<boolean> {
  const { read } = database
  const row = await read.selectFrom('counters').select('value').where('name', '=', COUNTER).executeTakeFirst()
  if (row?.value === INDEX_VERSION) return true
  if (await read.selectFrom('posts').select('id').limit(1).executeTakeFirst()) return false
  await noteCurrentIndex(database)
  return true
}

/** Notes that they were. */
export async function noteCurrentIndex({ write }: Connection): Promise<void> {
  await write
    .insertInto('counters')
    .values({ name: COUNTER, value: INDEX_VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: INDEX_VERSION }))
    .execute()
}
