import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** What each setting was until a save; null for its default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict } = columnTypes(db)
  await sql`
    create table setting_revisions (
      key ${text} not null,
      until ${text} not null,
      changed_by ${text} not null,
      value ${text},
      primary key (key, until)
    ) ${strict}`.execute(db)
}
