import { countOf } from '../db/count-of.ts'
import type { Database } from '../db/database.ts'
import { demoPostCount } from '../posts/first-run/demo-content.ts'

const TABLES = ['accounts', 'subscribers'] as const

/** Whether the database holds an administrator, a subscriber, a draft, an own page, or a post other than an unchanged demo post. */
export async function holdsBlog(database: Database): Promise<boolean> {
  try {
    for (const table of TABLES)
      if (await database.read.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
    const { read } = database
    if ((await countOf(read.selectFrom('published_posts'))) > (await demoPostCount(database))) return true
    const page = read.selectFrom('published_content').select('id').where('kind', '=', 'page')
    if (await page.limit(1).executeTakeFirst()) return true
    const unpublished = read
      .selectFrom('posts')
      .select('id')
      .where((eb) => eb.or([eb('status', '!=', 'published'), eb('trashed_at', 'is not', null)]))
    return (await unpublished.limit(1).executeTakeFirst()) !== undefined
  } catch (error) {
    // A database of an older version lacks one of these tables or views.
    if (database.engine.isMissingTable(error))
      return (await database.snapshot(async (all) => all.migrations.length)) > 0
    throw error
  }
}
