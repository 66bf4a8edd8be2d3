import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { proxiedDatabase } from '#test/support/process/tcp-proxy.ts'
import { openDatabase } from '../database.ts'
import { StorageError } from './storage-error.ts'
import type { PostgresTimeouts } from './watched-client.ts'

/** Short for what a test waits for, long for what takes time on a busy machine. */
const SHORT: PostgresTimeouts = {
  connectMs: 30_000,
  acquireMs: 30_000,
  probeAfterMs: 50,
  probeMs: 1_000,
  queryMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
  migrationsMs: 0,
  turnMs: 10_000,
  turns: 60,
  pauseMs: 0,
}

async function throughProxy(timeouts: PostgresTimeouts, more: { databasePool?: number } = {}) {
  const stack = new AsyncDisposableStack()
  const behind = stack.use(await openTestPostgres())
  const proxy = stack.use(await proxiedDatabase(behind.config.databaseUrl!))
  const database = stack.use(
    await openDatabase({ dataDir: '', databaseUrl: proxy.databaseUrl, timeouts, databasePool: 1, ...more }),
  )
  return { database, proxy, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const ask = ({ read }: Awaited<ReturnType<typeof openDatabase>>) => sql`select 1`.execute(read)

it('a server that hangs is given up on, and its connections serve nobody when it is back', async () => {
  await using site = await throughProxy(SHORT)
  const { database, proxy } = site
  await ask(database)
  proxy.hang()
  await expect(ask(database)).rejects.toThrow(StorageError)
  proxy.restore()
  await ask(database)
})

it('a transaction in a server that hangs ends with its first statement', async () => {
  await using site = await throughProxy(SHORT)
  const { database, proxy } = site
  await ask(database)
  const transaction = database.transaction(async ({ write }) => {
    proxy.hang()
    await sql`select 1`.execute(write)
  })
  await expect(transaction).rejects.toThrow(/does not answer/)
  proxy.restore()
  await ask(database)
})

it('a server that hangs from the start is given up on', async () => {
  await using behind = await openTestPostgres()
  await using proxy = await proxiedDatabase(behind.config.databaseUrl!)
  proxy.hang()
  const opening = openDatabase({ dataDir: '', databaseUrl: proxy.databaseUrl, timeouts: { ...SHORT, connectMs: 100 } })
  await expect(opening).rejects.toThrow('The database of DATABASE_URL cannot be used: timeout expired')
})

it('who waits for a free connection to a server that hangs is told so with those who have one', async () => {
  await using site = await throughProxy(SHORT)
  const { database, proxy } = site
  await ask(database)
  proxy.hang()
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => ask(database)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { problem: 'unreachable' } })
  proxy.restore()
  await ask(database)
})

it('a free connection is waited for while the server lives', async () => {
  await using site = await throughProxy({ ...SHORT, probeAfterMs: 10, probeMs: 30_000 })
  const { read } = site.database
  await Promise.all([sql`select pg_sleep(0.3)`.execute(read), sql`select 1`.execute(read)])
})

it('a slow answer of a server that lives is waited for', async () => {
  await using site = await throughProxy({ ...SHORT, probeAfterMs: 10, probeMs: 30_000 })
  await sql`select pg_sleep(0.4)`.execute(site.database.read)
})

it('an answer that was lost on its way is not waited for, however alive the server', async () => {
  await using site = await throughProxy({ ...SHORT, queryMs: 1_500 })
  const { database, proxy } = site
  await ask(database)
  proxy.loseOpenConnections()
  await expect(ask(database)).rejects.toThrow(/does not answer/)
  await ask(database)
})

it('a migration takes as long as it takes', async () => {
  await using site = await throughProxy({ ...SHORT, queryMs: 1_000 })
  const { rows } = await site.database.migrationSession((db) =>
    sql<{ limits: string }>`
      select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')) as limits from pg_sleep(1.3)`.execute(db),
  )
  expect(rows).toEqual([{ limits: '0 0 0' }])
})

it('a server that cuts connections is told from a statement that is wrong', async () => {
  await using site = await throughProxy(SHORT)
  const { database, proxy } = site
  await expect(sql`select 1 from nowhere`.execute(database.read)).rejects.toThrow('"nowhere" does not exist')
  proxy.cut()
  await expect(ask(database)).rejects.toThrow(StorageError)
  proxy.restore()
  await ask(database)
})

it('no more connections are made than are allowed', async () => {
  await using site = await throughProxy({ ...SHORT, probeMs: 30_000 }, { databasePool: 2 })
  const { database } = site
  const pids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(database.read)
      return rows[0]!.pid
    }),
  )
  expect(new Set(pids).size).toBe(2)
})
