import { execFile } from 'node:child_process'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { describeEachDatabase, openTestPostgres, openTestSqlite } from '#test/support/database/databases.ts'
import { waitForLock } from '#test/support/database/locks.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { type ContentChange, importConnection, raiseContentVersion } from './content-version.ts'
import { openDatabase } from './database.ts'
import { SQLITE_FILE } from './sqlite-file.ts'
import type { Tables } from './tables.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

describeEachDatabase('Database', (open) => {
  it('commits what returns and undoes what throws', async () => {
    await using database = await open()
    const insert = (db: Kysely<Tables>, name: string) =>
      db.insertInto('secrets').values({ name, value: '', created_at: '' }).execute()
    expect(await database.transaction(async ({ write }) => insert(write, 'kept').then(() => 'result'))).toBe('result')
    const failed = database.transaction(async (outer) => {
      await insert(outer.write, 'lost')
      await outer.transaction(async (inner) => insert(inner.write, 'lost too'))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await database.read.selectFrom('secrets').select('name').execute()).toMatchObject([{ name: 'kept' }])
  })

  it('counts in numbers', async () => {
    await using database = await open()
    const row = await database.read
      .selectFrom('counters')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('value').as('value')])
      .where('name', '=', 'content')
      .executeTakeFirstOrThrow()
    expect({ ...row }).toEqual({ count: 1, value: 1 })
  })

  it('lets another instance write as soon as a transaction ends, without holding up this one', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    let theirs: Promise<unknown> | undefined
    await database.transaction(async (transaction) => {
      const { write } = transaction
      const raise = (db: Kysely<Tables>) => db.updateTable('counters').set({ value: 7 }).execute()
      await raise(write)
      theirs = Promise.all([raise(other.write), other.transaction((transaction) => raise(transaction.write))])
      await waitForLock(transaction, 'asked')
    })
    await theirs
  })

  it('tells of a change of content once it is there, before the one who made it goes on, and of one that may be', async () => {
    await using database = await open()
    const told: string[] = []
    const asked: Promise<number>[] = []
    database.onContentChange(() => {
      told.push('listener')
      asked.push(database.contentVersion())
    })
    await database.transaction(async (trx) => {
      await trx.transaction(raiseContentVersion)
      told.push('raised')
    })
    told.push('done')
    await database.transaction(async ({ write }) => write.deleteFrom('secrets').execute())
    const failed = database.transaction(async (trx) => {
      await raiseContentVersion(trx)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(told).toEqual(['raised', 'listener', 'done', 'listener'])
    expect(await Promise.all(asked)).toEqual([2, 2])
  })

  it('counts the changes of an import, and tells of none of them as an edit', async () => {
    await using database = await open()
    const told: ContentChange[] = []
    database.onContentChange((changes) => told.push(...(changes ?? [])))
    const { version } = await database.contentState()
    const connection = await importConnection(database)
    await connection.transaction((trx) => trx.transaction((inner) => raiseContentVersion(inner, '/blogs/a')))
    expect({ ...(await database.contentState()) }).toEqual({ version: version + 1, imported: 1 })
    expect(told).toEqual([{ version: version + 1 }])
  })

  it('tells of every query', async () => {
    const queries: unknown[] = []
    await using database = await open({ onQuery: ({ sql, parameters }) => queries.push([sql, parameters]) })
    await database.read.selectFrom('secrets').select('value').where('name', '=', 'x').execute()
    expect(queries.at(-1)).toEqual([expect.stringMatching(/^select "value" from "secrets"/), ['x']])
    await database.contentVersion()
    expect(queries.at(-1)).toEqual([expect.stringContaining('counters'), expect.anything()])
  })
})

describe('SQLite', () => {
  it('lets other work run between transactions that queue', async () => {
    await using database = await openTestSqlite()
    let isDone = false
    let turns = 0
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const transactions = Array.from({ length: 50 }, () =>
      database.transaction(({ write }) => write.selectFrom('counters').select('value').execute()),
    )
    await Promise.all(transactions)
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  it('is set up to lose nothing and to trust nothing', async () => {
    await using database = await openTestSqlite()
    const pragmas = async (db: Kysely<Tables>, names: string[]) => {
      const values = names.map(async (name) => {
        const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
        return [name, Object.values(rows[0]!)[0]]
      })
      return Object.fromEntries(await Promise.all(values))
    }
    const both = { journal_mode: 'wal', foreign_keys: 1, trusted_schema: 0 }
    const writer = {
      ...both,
      synchronous: 2,
      wal_autocheckpoint: 1000,
      journal_size_limit: 2 ** 26,
      cache_size: -8_000,
    }
    await using importing = await openTestSqlite({ syncs: 'on-close' })
    expect(await pragmas(importing.write, Object.keys(writer))).toEqual({ ...writer, synchronous: 1 })
    const reader = { ...both, busy_timeout: 5000, cache_size: -64_000 }
    expect(await pragmas(database.write, Object.keys(writer))).toEqual(writer)
    expect(await pragmas(database.read, Object.keys(reader))).toEqual(reader)
    await sql`pragma writable_schema = on`.execute(database.write)
    await expect(sql`delete from sqlite_schema`.execute(database.write)).rejects.toThrow('may not be modified')
  })

  it('cannot be written through the reader', async () => {
    await using database = await openTestSqlite()
    const write = database.read.updateTable('counters').set({ value: 7 }).execute()
    await expect(write).rejects.toThrow('readonly')
  })

  it('says that the disk is full, keeps answering, and goes on once there is room', async () => {
    await using database = await openTestSqlite()
    const write = () =>
      database.transaction(async ({ write }) => {
        await write
          .updateTable('counters')
          .set((eb) => ({ value: eb('value', '+', 1) }))
          .execute()
        await write
          .insertInto('secrets')
          .values({ name: 'long', value: 'x'.repeat(1_000_000), created_at: '' })
          .execute()
      })
    await sql`pragma max_page_count = 1`.execute(database.write)
    await expect(write()).rejects.toThrow('database or disk is full')
    await expect(write()).rejects.toThrow('database or disk is full')
    expect(await database.contentVersion()).toBe(1)
    await sql`pragma max_page_count = 1000000`.execute(database.write)
    await write()
    expect(await database.contentVersion()).toBe(2)
  })

  it('can be read by its owner only', async () => {
    await using database = await openTestSqlite({ empty: true })
    expect(statSync(join(database.config.dataDir, SQLITE_FILE)).mode & 0o777).toBe(0o600)
  })

  it('refuses a file that is no database, and says what to do', async () => {
    const dataDir = temporaryFolder()
    writeFileSync(join(dataDir, SQLITE_FILE), 'not a database, but long enough to be looked at as one'.repeat(100))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /is damaged, or not a database\. Restore it from a backup: stop Den, and run \.\/den restore <backup> --replace\. .*\.$/,
    )
  })

  it('never loads the driver of PostgreSQL', async () => {
    await using database = await openTestSqlite()
    const program = `
      import { createRequire } from 'node:module'
      import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
      const database = await openDatabase(${JSON.stringify(database.config)})
      await database.contentVersion()
      console.log(Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache).filter((file) => file.includes('/pg/')))`
    const child = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
    expect(child.stdout).toBe('[]\n')
  })
})

describe('PostgreSQL', () => {
  it('bounds every statement', async () => {
    await using test = await openTestPostgres()
    const { dataDir, databaseUrl = '' } = test.config
    await using database = await openDatabase({ dataDir, databaseUrl })
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name']
    const values = names.map(async (name) => {
      const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.read)
      return rows[0]?.value
    })
    expect(await Promise.all(values)).toEqual(['5s', '2s', '10s', 'den'])
  })

  it('survives the loss of its connections, idle or busy', async () => {
    const lost: Error[] = []
    await using database = await openTestPostgres({ onConnectionLost: (error) => lost.push(error) })
    await using other = await openDatabase(database.config)
    const cutAll = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await database.contentVersion()
    const broken = database.transaction(async ({ write }) => {
      await sql`select 1`.execute(write)
      await cutAll.execute(other.write)
      for (;;) await sql`select 1`.execute(write)
    })
    await expect(broken).rejects.toThrow()
    await cutAll.execute(other.write)
    await expect.poll(() => lost.length).toBeGreaterThan(0)
    expect(await database.contentVersion()).toBe(1)
  })

  it('has one migration session at a time', async () => {
    await using database = await openTestPostgres()
    const steps: string[] = []
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const first = database.migrationSession(async () => {
      steps.push('first begins')
      await end
      steps.push('first ends')
    })
    await expect.poll(() => steps).toEqual(['first begins'])
    const second = database.migrationSession(async () => void steps.push('second begins'))
    const waiting = sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`
    const begun = async () => steps.includes('second begins') || (await waiting.execute(database.read)).rows.length > 0
    await expect.poll(begun).toBe(true)
    resolve()
    await Promise.all([first, second])
    expect(steps).toEqual(['first begins', 'first ends', 'second begins'])
  })

  it('survives the loss of the connection of a migration that is done', async () => {
    await using database = await openTestPostgres()
    const end: () => Promise<void> = pg.Pool.prototype.end
    // The error of the pool when the server ends an idle connection before the pool does.
    const spy = vi.spyOn(pg.Pool.prototype, 'end').mockImplementationOnce(async function (this: pg.Pool) {
      this.emit('error', new Error('terminating connection due to administrator command'))
      await end.call(this)
    })
    expect(await database.migrationSession(async () => 'done')).toBe('done')
    expect(spy).toHaveBeenCalledOnce()
  })

  it('refuses a database in another encoding', async () => {
    await using database = await openTestPostgres()
    await sql`create database latin encoding 'LATIN1' template template0 locale_provider libc locale 'C'`.execute(
      database.write,
    )
    const databaseUrl = inject('postgresUrl').replace('/postgres?', '/latin?')
    const refusal = openDatabase({ dataDir: '', databaseUrl })
    await expect(refusal).rejects.toThrow(UnusableDatabaseError)
    await expect(refusal).rejects.toThrow('is encoded as LATIN1')
    await sql`drop database latin`.execute(database.write)
  })
})
