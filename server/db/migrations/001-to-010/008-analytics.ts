import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Counts of readers. No row identifies a person, and the readers of a day cannot be told apart once its salt is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table analytics_salts (
      day ${text} primary key,
      salt ${text} not null
    ) ${strict}`.execute(db)
  // An empty screen stands for the whole site, an empty post for a screen that shows none.
  await sql`
    create table analytics_visitors (
      day ${text} not null,
      visitor ${text} not null,
      screen ${text} not null,
      post_id ${text} not null,
      primary key (day, visitor, screen, post_id)
    ) ${strict}`.execute(db)
  await sql`
    create table analytics_days (
      day ${text} not null,
      screen ${text} not null,
      post_id ${text} not null,
      views integer not null,
      visitors integer not null,
      primary key (day, screen, post_id)
    ) ${strict}`.execute(db)
  await sql`
    create table analytics_referrers (
      day ${text} not null,
      host ${text} not null,
      views integer not null,
      primary key (day, host)
    ) ${strict}`.execute(db)
}
