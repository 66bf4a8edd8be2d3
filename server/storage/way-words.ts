import { type SqlBool, sql } from 'kysely'
import type { Connection } from './database.ts'
import type { MailWay } from './mail-tables.ts'

const IS_TAKEN = sql<SqlBool>`state in ('sent', 'kept')`

/** Whether a way has taken a mail, this one or another, since it was last tried with this one. */
export async function hasTakenSince({ read }: Connection, way: MailWay, mailId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from deliveries
    where ${IS_TAKEN} and ${goesBy(way)}
      and claimed_at >= (select coalesce(claimed_at, created_at) from deliveries where id = ${mailId})
    limit 1`.execute(read)
  return rows.length > 0
}

/** The mail that a way was last tried with, if it was not taken then and is to be tried again. */
export async function lastRefused({ read }: Connection, way: MailWay): Promise<string | null> {
  const { rows } = await sql<{ id: string; state: string }>`select id, state from deliveries
    where claimed_at is not null and ${goesBy(way)} and (${IS_TAKEN} or (state = 'retry' and reply is not null))
    order by claimed_at desc limit 1`.execute(read)
  return rows[0]?.state === 'retry' ? rows[0].id : null
}

function goesBy(way: MailWay) {
  return sql<SqlBool>`coalesce(way, 'outbox') = ${way}`
}
