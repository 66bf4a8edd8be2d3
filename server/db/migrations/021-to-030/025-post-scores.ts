import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The values by which reviews are filtered, sorted and compared, in rows that are short enough to read all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text')
  const wide = sql.raw(isPostgres ? 'bigint' : 'integer')
  const small = sql.raw(isPostgres ? 'smallint' : 'integer')
  const strict = sql.raw(isPostgres ? '' : 'strict')

  await sql`
    create table post_scores (
      post_id ${text} primary key,
      date ${text} not null,
      created_seq ${wide} not null,
      category ${text} not null,
      year ${small},
      film ${wide},
      director ${wide},
      warnings ${text} not null,
      terror ${small},
      suspense ${small},
      originality ${small},
      cinematography ${small},
      acting ${small},
      soundtrack ${small},
      overall ${small}
    ) ${strict}`.execute(db)
  await sql`create index post_scores_in_feed_order on post_scores (date, created_seq)`.execute(db)
}
