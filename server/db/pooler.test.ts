import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { openTransactionPool } from '#test/support/database/transaction-pool.ts'
import { type Database, openDatabase } from './database.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

const LIMITS = sql<{ limits: string }>`
  select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
    current_setting('idle_in_transaction_session_timeout')) as limits`

async function behindPooler(options: Parameters<typeof openTestPostgres>[0] = {}) {
  const test = await openTestPostgres(options)
  const pooler = await openTransactionPool(test.config.databaseUrl ?? '')
  const database = await openDatabase({ ...test.config, databaseUrl: pooler.databaseUrl })
  return {
    test,
    database,
    /** What another program gets from the pooler. */
    async limits() {
      const client = new pg.Client(pooler.databaseUrl)
      await client.connect()
      const { rows } = await client.query(LIMITS.compile(database.read).sql)
      await client.end()
      return rows[0].limits
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await pooler[Symbol.asyncDispose]()
      await test[Symbol.asyncDispose]()
    },
  }
}

const migrationLocks = async ({ read }: Database) =>
  (
    await sql`select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(read)
  ).rows.length

it('leaves no limit on the connections of a pooler, and has its own in each transaction', async () => {
  await using site = await behindPooler({
    timeouts: { statementMs: 50_000, lockMs: 20_000, idleInTransactionMs: 40_000 },
  })
  await site.database.contentVersion()
  expect(await site.limits()).toBe('0 0 0')
  const own = await site.database.transaction(async ({ write }) => (await LIMITS.execute(write)).rows[0]?.limits)
  expect(own).toBe('50s 20s 40s')
  expect(await site.limits()).toBe('0 0 0')
})

it('leaves no lock of a migration on the connections of a pooler', async () => {
  await using site = await behindPooler()
  await site.database.migrationSession(async () => expect(await migrationLocks(site.test)).toBe(1))
  await expect.poll(() => migrationLocks(site.test)).toBe(0)
  expect(await site.database.migrationSession(async () => 'again')).toBe('again')
  expect(await site.limits()).toBe('0 0 0')
})

it('says that a migration waits for another one, and gives up in words', async () => {
  const told: string[] = []
  await using site = await behindPooler({
    timeouts: { turnMs: 20, turns: 3 },
    onMigrationWait: (line) => told.push(line),
  })
  await site.test.migrationSession(async () => {
    const second = site.database.migrationSession(async () => 'second')
    await expect(second).rejects.toThrow(UnusableDatabaseError)
    await expect(second).rejects.toThrow(/process \d+ of PostgreSQL.*Wait until it is done, or stop it/)
  })
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^waiting for another program \(process \d+ of PostgreSQL\)/)
})
