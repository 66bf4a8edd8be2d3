import { type RawBuilder, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const pictures = ({ text, blob, strict }: ColumnTypes): RawBuilder<unknown>[] => [
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
  // The bytes of a picture, in parts of which each can be read alone: SQLite reads a value as a whole.
  sql`
    create table media_parts (
      hash ${text} not null references media (hash) on delete cascade,
      part integer not null,
      bytes ${blob} not null check (octet_length(bytes) between 1 and 196608),
      primary key (hash, part)
    ) ${strict}`,
  sql`
    create table media_sources (
      hash ${text} primary key references media (hash) on delete cascade,
      source ${text} not null references media (hash) check (source <> hash)
    ) ${strict}`,
  sql`create index media_sources_source on media_sources (source)`,
  // `hash` has no foreign key: a post may name a picture that is stored later, and the picture must then count as used.
  sql`
    create table media_use (
      hash ${text} not null,
      post_id ${text} not null,
      primary key (hash, post_id)
    ) ${strict}`,
  sql`create index media_use_post on media_use (post_id)`,
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
]
