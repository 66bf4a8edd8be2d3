import { countOf } from '../db/count-of.ts'
import type { Connection, Database } from '../db/database.ts'
import { demoPostCount } from '../posts/first-run/demo-content.ts'

const TABLES = ['accounts', 'unpublished_posts', 'subscribers'] as const

/** Whether the database holds an administrator, a subscriber, a draft, or a post other than an unchanged demo post. */
export async function holdsBlog(database: Database): Promise<boolean> {
  try {
    for (const table of TABLES)
      if (await database.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
    return (await countOf(database.read.selectFrom('posts'))) > (await demoPostCount(database))
  } catch (error) {
    // A database of an older version may lack one of these tables.
    if (isWithoutTables(database.engine, error))
      return (await database.snapshot(async (all) => all.migrations.length)) > 0
    throw error
  }
}

function isWithoutTables(engine: Connection['engine'], error: unknown): boolean {
  return engine.isMissingTable(error)
}
