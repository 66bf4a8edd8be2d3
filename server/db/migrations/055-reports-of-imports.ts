import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

/** Reports of imports outlast the server that made them, and say of each entry what an undo needs to know. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, strict, isJson } = columnTypes(db)
  const statements = [
    sql`
      create table imports (
        id ${text} primary key not null,
        file_name ${text} not null,
        started_by ${text} not null,
        started_at ${text} not null,
        -- The last sign of life of an import that has not ended.
        active_at ${text} not null,
        ended_at ${text},
        problem ${text},
        counts ${text} not null check (${isJson('counts', 'object')}),
        undone_at ${text}
      ) ${strict}`,
    // `kinds` holds what the notes are about, between commas: `,pictures,text,`.
    sql`
      create table import_entries (
        import_id ${text} not null references imports (id) on delete cascade,
        position integer not null,
        outcome ${text} not null,
        kinds ${text} not null,
        post_id ${text},
        revision integer,
        revision_before integer,
        saved_at ${text},
        looked_at ${text},
        undo ${text} check (undo in ('done', 'stays')),
        line ${text} not null check (${isJson('line', 'object')}),
        primary key (import_id, position)
      ) ${strict}`,
    // Entries are counted without reading their lines.
    sql`create index import_entries_of_kind on import_entries (import_id, kinds, looked_at, undo)`,
    sql`create index import_entries_of_post on import_entries (post_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
