import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const imports = ({ text, strict, isJson }: ColumnTypes): RawBuilder<unknown>[] => [
  // `pictures` is the number of picture files that the last import found, so that an import with fewer files removes none.
  sql`
    create table imported_posts (
      source ${text} not null,
      source_id ${text} not null,
      post_id ${text} not null,
      content_hash ${text} not null,
      revision integer not null,
      imported_at ${text} not null,
      unplaced ${text} not null,
      pictures integer not null default 0,
      primary key (source, source_id)
    ) ${strict}`,
  sql`create index imported_posts_of_post on imported_posts (post_id)`,
  // Reports, which outlast the server that made them. `active_at` is the last sign of life of an import that has not ended.
  sql`
    create table imports (
      id ${text} primary key not null,
      file_name ${text} not null,
      started_by ${text} not null,
      started_at ${text} not null,
      active_at ${text} not null,
      ended_at ${text},
      problem ${text},
      counts ${text} not null check (${isJson('counts', 'object')}),
      undone_at ${text}
    ) ${strict}`,
  // What an undo needs to know of each entry. `kinds` holds what the notes are about, between commas: `,pictures,text,`.
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
