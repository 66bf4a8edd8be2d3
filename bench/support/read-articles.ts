import { sql } from 'kysely'
import { openDatabase } from '../../server/db/database.ts'

const ARTICLES = 200
const DAYS = 365

/** Stores views of the newest posts for each day of the last year in the SQLite file of a data folder that no server uses. */
export async function readArticles(dataDir: string): Promise<void> {
  await using database = await openDatabase({ dataDir })
  await sql`
    insert into analytics_days (day, screen, post_id, views, visitors)
    with recursive days (n) as (select 0 union all select n + 1 from days where n < ${DAYS - 1}),
      articles (id) as (select id from posts order by created_seq desc limit ${ARTICLES})
    select date('now', '-' || n || ' days'), 'article', id, 3, 2 from days, articles`.execute(database.write)
}
