import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Pictures that are kept outside the database and have to be deleted there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict } = columnTypes(db)
  await sql`
    create table media_removals (
      hash ${text} primary key,
      since ${text} not null,
      begun_at ${text}
    ) ${strict}`.execute(db)
  await sql`create index media_removals_since on media_removals (since)`.execute(db)
}
