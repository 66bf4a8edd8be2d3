import pg from 'pg'
import type { PostgresTimeouts } from './health/watched-client.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

/** Any number that other programs in the same database are unlikely to choose. */
const MIGRATION_LOCK = 4_365_710_213
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Runs `work` while no other migration runs. The lock belongs to a transaction of a connection of its own: behind a pooler, a lock of
 * a session would stay with a connection that other clients get.
 * @param tell hears every `turnMs` that another one is waited for
 * @throws {UnusableDatabaseError} after `turns` of these
 */
export async function inTurn<T>(
  config: pg.ClientConfig,
  { turnMs, turns }: PostgresTimeouts,
  tell: (message: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    for (let turn = 1; !(await isLocked(client, turnMs)); turn++) {
      const holder = await holderOf(client)
      if (turn === turns)
        throw new UnusableDatabaseError(
          `Another program (${holder}) has held the lock for migrations of that database for ${Math.round((turn * turnMs) / 1_000)} seconds. ` +
            'Wait until it is done, or stop it, and start again. If there is none, a connection was left behind: ' +
            'end it with pg_terminate_backend(), or restart the pooler.',
        )
      tell(`waiting for another program (${holder}) that migrates or replaces the database`)
    }
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}

async function isLocked(client: pg.Client, turnMs: number): Promise<boolean> {
  await client.query('begin')
  await client.query(`
    select set_config('statement_timeout', '0', true), set_config('lock_timeout', '${turnMs}', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`)
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
    await client.query('rollback')
    return false
  }
}

async function holderOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    select pid from pg_locks
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${MIGRATION_LOCK} and objsubid = 1`)
  return rows[0] ? `process ${rows[0].pid} of PostgreSQL` : 'which has just ended'
}
