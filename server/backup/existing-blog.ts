import { countOf } from '../db/count-of.ts'
import type { Database } from '../db/database.ts'
import { demoPostCount } from '../posts/first-run/demo-content.ts'

const TABLES = ['accounts', 'subscribers'] as const

/** Whether the database holds an administrator, a subscriber, a draft, or a post other than an unchanged demo post. */
export async function holdsBlog(database: Database): Promise<boolean> {
  try {
    for (const table of TABLES)
      if (await database.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
    return (await countOf(database.read.selectFrom('posts'))) > (await demoPostCount(database))
  } catch (error) {
    // A database of an older version may lack one of these tables.
    if (database.engine.isMissingTable(error))
      return (await database.snapshot(async (all) => all.migrations.length)) > 0
    throw error
  }
}
