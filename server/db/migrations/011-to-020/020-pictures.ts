import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Data of pictures for administrators. A table of its own, since a column of `media` would come after the bytes. Better copies
 * that serve as sources have no row unless something uses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table pictures (
      hash ${text} primary key references media (hash) on delete cascade,
      added_at ${text} not null,
      description ${text} not null default '',
      focal_x integer check (focal_x between 0 and 100),
      focal_y integer check (focal_y between 0 and 100),
      check ((focal_x is null) = (focal_y is null))
    ) ${strict}`.execute(db)
  await sql`create index pictures_added on pictures (added_at, hash)`.execute(db)
  await sql`
    insert into pictures (hash, added_at)
    select hash, created_at from media
    where hash not in (select source from media_sources)
      or hash in (select hash from media_use)
      or hash in (select hash from revision_pictures)`.execute(db)
}
