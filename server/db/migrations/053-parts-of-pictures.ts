import { type Kysely, sql } from 'kysely'
import { columnTypes } from './init/column-types.ts'

const PART_BYTES = sql.lit(196_608)

/** Moves the bytes of pictures out of `media` into parts, of which each can be read alone: SQLite reads a value as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statementsFor(db)) await statement.execute(db)
}

function partsFrom(db: Kysely<unknown>, table: string) {
  const { text, blob, strict } = columnTypes(db)
  const from = sql.table(table)
  return [
    sql`
      create table media_parts (
        hash ${text} not null references media (hash) on delete cascade,
        part integer not null,
        bytes ${blob} not null check (octet_length(bytes) between 1 and ${PART_BYTES}),
        primary key (hash, part)
      ) ${strict}`,
    sql`
      insert into media_parts (hash, part, bytes)
      with recursive parts (hash, part) as (
        select hash, 0 from ${from} where byte_length > 0
        union all
        select parts.hash, part + 1 from parts join ${from} as media on media.hash = parts.hash
        where (part + 1) * ${PART_BYTES} < byte_length
      )
      select parts.hash, part, substr(bytes, part * ${PART_BYTES} + 1, ${PART_BYTES})
      from parts join ${from} as media on media.hash = parts.hash`,
  ]
}

/**
 * The table is made anew: SQLite drops no column that a check names, and PostgreSQL keeps the bytes of a dropped one on its disk. So are
 * those that refer to it, whose rows SQLite would delete with the former table.
 */
function statementsFor(db: Kysely<unknown>) {
  const { text, strict } = columnTypes(db)
  return [
    sql`alter table media rename to former_media`,
    sql`
      create table media (
        hash ${text} primary key,
        type ${text} not null,
        width integer not null,
        height integer not null,
        byte_length integer not null,
        placeholder ${text},
        created_at ${text} not null
      ) ${strict}`,
    sql`insert into media select hash, type, width, height, byte_length, placeholder, created_at from former_media`,
    ...partsFrom(db, 'former_media'),
    ...['media_sources', 'media_unused', 'pictures'].map(
      (table) => sql`alter table ${sql.table(table)} rename to ${sql.table(`former_${table}`)}`,
    ),
    ...['media_sources_source', 'media_unused_since', 'pictures_added'].map(
      (index) => sql`drop index ${sql.table(index)}`,
    ),
    sql`
      create table media_sources (
        hash ${text} primary key references media (hash) on delete cascade,
        source ${text} not null references media (hash) check (source <> hash)
      ) ${strict}`,
    sql`create index media_sources_source on media_sources (source)`,
    sql`
      create table media_unused (
        hash ${text} primary key references media (hash) on delete cascade,
        since ${text} not null
      ) ${strict}`,
    sql`create index media_unused_since on media_unused (since)`,
    sql`
      create table pictures (
        hash ${text} primary key references media (hash) on delete cascade,
        added_at ${text} not null,
        description ${text} not null default '',
        focal_x integer check (focal_x between 0 and 100),
        focal_y integer check (focal_y between 0 and 100),
        check ((focal_x is null) = (focal_y is null))
      ) ${strict}`,
    sql`create index pictures_added on pictures (added_at, hash)`,
    ...['media_sources', 'media_unused', 'pictures', 'media'].flatMap((table) => [
      ...(table === 'media'
        ? []
        : [sql`insert into ${sql.table(table)} select * from ${sql.table(`former_${table}`)}`]),
      sql`drop table ${sql.table(`former_${table}`)}`,
    ]),
  ]
}
