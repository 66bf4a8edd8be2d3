import { sql } from 'kysely'
import type { TestDatabase } from './databases.ts'

const VIEWS = ['published_posts', 'published_content'] as const

/** Makes statements of readers about posts and pages fail, by dropping the views that they read. @returns what mends it */
export async function breakPosts({ read, write, dialect }: TestDatabase): Promise<() => Promise<void>> {
  const definitions: string[] = []
  for (const name of VIEWS) {
    const definition =
      dialect === 'sqlite'
        ? sql<{ view: string }>`select sql as view from sqlite_schema where name = ${name}`
        : sql<{
            view: string
          }>`select ${sql.lit(`create view ${name} as `)} || pg_get_viewdef(${sql.lit(name)}::regclass) as view`
    const { rows } = await definition.execute(read)
    definitions.push(rows[0]!.view)
    await sql`drop view ${sql.ref(name)}`.execute(write)
  }
  return async () => {
    for (const definition of definitions) await sql.raw(definition).execute(write)
  }
}
