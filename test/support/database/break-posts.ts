import { sql } from 'kysely'
import type { TestDatabase } from './databases.ts'

/** Makes statements of readers about posts fail, by dropping the view that they read. @returns what mends it */
export async function breakPosts({ read, write, dialect }: TestDatabase): Promise<() => Promise<void>> {
  const definition =
    dialect === 'sqlite'
      ? sql<{ view: string }>`select sql as view from sqlite_schema where name = 'published_posts'`
      : sql<{
          view: string
        }>`select 'create view published_posts as ' || pg_get_viewdef('published_posts'::regclass) as view`
  const { rows } = await definition.execute(read)
  await sql`drop view published_posts`.execute(write)
  return async () => {
    await sql.raw(rows[0]!.view).execute(write)
  }
}
