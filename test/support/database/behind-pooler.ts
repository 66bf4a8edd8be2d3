import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import { UnusableDatabaseError } from '#server/db/unusable-database.ts'
import { checkDatabase } from '#server/doctor/checks/database.ts'
import { openTestPostgres } from './databases.ts'
import { LATER } from './later-release.ts'

type OpenPooler = (databaseUrl: string) => Promise<AsyncDisposable & { readonly databaseUrl: string }>

const LIMITS = sql<{ limits: string }>`
  select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
    current_setting('idle_in_transaction_session_timeout')) as limits`

export async function behindPooler(openPooler: OpenPooler, options: Parameters<typeof openTestPostgres>[0] = {}) {
  const test = await openTestPostgres(options)
  const pooler = await openPooler(test.config.databaseUrl ?? '')
  const config = { ...test.config, databaseUrl: pooler.databaseUrl }
  const database = await openDatabase(config)
  return {
    test,
    config,
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

export const migrationLocks = async ({ read }: Database) =>
  (
    await sql`select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(read)
  ).rows.length

/** What the database has to do behind a pooler that lends its connections for one transaction each. */
export function testBehindPooler(openPooler: OpenPooler): void {
  it('leaves no limit on the connections of a pooler, and has its own in each transaction', async () => {
    await using site = await behindPooler(openPooler, {
      timeouts: { statementMs: 50_000, lockMs: 20_000, idleInTransactionMs: 40_000 },
    })
    await site.database.contentVersion()
    expect(await site.limits()).toBe('0 0 0')
    const own = await site.database.transaction(async ({ write }) => (await LIMITS.execute(write)).rows[0]?.limits)
    expect(own).toBe('50s 20s 40s')
    expect(await site.limits()).toBe('0 0 0')
  })

  it('leaves no lock of a migration on the connections of a pooler', async () => {
    await using site = await behindPooler(openPooler)
    await site.database.migrationSession(async () => expect(await migrationLocks(site.test)).toBe(1))
    await expect.poll(() => migrationLocks(site.test)).toBe(0)
    expect(await site.database.migrationSession(async () => 'again')).toBe('again')
    expect(await site.limits()).toBe('0 0 0')
  })

  it('migrates under one lock, which ends with its transaction', async () => {
    await using site = await behindPooler(openPooler)
    let locks = 0
    const counting = async () => {
      locks = await migrationLocks(site.test)
    }
    await migrateToLatest(site.database, { ...migrations, [LATER]: { up: counting } })
    expect(locks).toBe(1)
    await expect.poll(() => migrationLocks(site.test)).toBe(0)
  })

  it('says that a migration waits for another one, and gives up in words', async () => {
    const told: string[] = []
    await using site = await behindPooler(openPooler, {
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

  it('answers many at once over its few connections, and keeps a transaction together', async () => {
    await using site = await behindPooler(openPooler)
    const { database } = site
    const write = (number: number) =>
      database.transaction(async ({ write, read }) => {
        const row = { key: `pooler-${number}`, value: JSON.stringify(number), updated_at: '' }
        await write.insertInto('settings').values(row).execute()
        return (await read.selectFrom('settings').select('value').where('key', '=', row.key).execute()).length
      })
    const numbers = Array.from({ length: 40 }, (_, number) => number)
    expect(new Set(await Promise.all(numbers.map(write)))).toEqual(new Set([1]))
    await expect(Promise.all(numbers.map(() => database.contentVersion()))).resolves.toHaveLength(40)
  })

  it('is named by the doctor', async () => {
    await using site = await behindPooler(openPooler)
    expect((await checkDatabase(site.test, true)).detail).toMatch(/^PostgreSQL can be written to/)
    expect((await checkDatabase(site.database, true)).detail).toMatch(/^PostgreSQL behind a pooler can be written to/)
  })
}
