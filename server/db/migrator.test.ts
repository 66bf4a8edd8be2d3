import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, it } from 'vitest'
import { describeEachDatabase, openTestPostgres } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations/index.ts'
import { NewerDatabaseError } from './migrations/newer-database.ts'
import { migrateToLatest, pendingMigrations } from './migrator.ts'

describeEachDatabase('Migrations', (open) => {
  it('run once', async () => {
    await using database = await open({ empty: true })
    expect(await pendingMigrations(database)).toEqual(Object.keys(migrations))
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations))
    expect(await pendingMigrations(database)).toEqual([])
    expect(await migrateToLatest(database)).toEqual([])
    expect(await database.contentVersion()).toBe(1)
  })

  it('cost a start one query when nothing is pending', async () => {
    const queries: string[] = []
    await using database = await open({ onQuery: ({ sql }) => queries.push(sql) })
    await pendingMigrations(database)
    queries.length = 0
    expect(await migrateToLatest(database)).toEqual([])
    expect(queries).toHaveLength(1)
  })

  it('are run by one of two instances that start together', async () => {
    await using database = await open({ empty: true })
    await using other = await openDatabase(database.config)
    const ran = await Promise.all([migrateToLatest(database), migrateToLatest(other)])
    expect(ran.flat().sort()).toEqual(Object.keys(migrations))
    expect(await pendingMigrations(other)).toEqual([])
  })

  it('leave nothing of one that fails, and keep those before it', async () => {
    await using database = await open({ empty: true })
    const first = { ...migrations, '900-first': creates('first') }
    const broken = { ...first, '901-broken': creates('second', () => sql`insert into no_such_table values (1)`) }
    await expect(migrateToLatest(database, broken)).rejects.toThrow('no_such_table')
    expect(await pendingMigrations(database, broken)).toEqual(['901-broken'])

    const mended = { ...first, '901-broken': creates('second') }
    expect(await migrateToLatest(database, mended)).toEqual(['901-broken'])
  })

  it('leave nothing of one that was killed half-way', async () => {
    await using database = await open({ empty: true })
    await migrateToLatest(database)
    const program = `
      import { sql } from 'kysely'
      import { openDatabase } from ${moduleName('database.ts')}
      import { migrations } from ${moduleName('migrations/index.ts')}
      import { migrateToLatest } from ${moduleName('migrator.ts')}
      const database = await openDatabase(${JSON.stringify(database.config)})
      const up = async (db) => {
        await sql\`create table half (x text)\`.execute(db)
        await sql\`insert into half values ('way')\`.execute(db)
        process.kill(process.pid, 'SIGKILL')
        await new Promise(() => {})
      }
      await migrateToLatest(database, { ...migrations, '900-half': { up } })`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    const whole = { ...migrations, '900-half': creates('half') }
    expect(await pendingMigrations(database, whole)).toEqual(['900-half'])
    expect(await migrateToLatest(database, whole)).toEqual(['900-half'])
  })

  it('refuse a database that a newer Den has used', async () => {
    await using database = await open()
    await migrateToLatest(database, { ...migrations, '998-later': creates('later'), '999-latest': creates('latest') })
    const newest = Object.keys(migrations).at(-1)
    const message =
      `This database was last used by a newer Den (it has migration 999-latest, this version knows up to ${newest}). ` +
      'Start that version, or restore a backup made before the upgrade.'
    await expect(pendingMigrations(database)).rejects.toThrow(new NewerDatabaseError('999-latest', newest!))
    await expect(migrateToLatest(database)).rejects.toThrow(message)
  })

  it('go on with a database to which a newer Den only added, and add nothing of their own to it', async () => {
    await using database = await open()
    await migrateToLatest(database, { ...migrations, [LATER]: { up } })
    expect([await pendingMigrations(database), await migrateToLatest(database)]).toEqual([[], []])
    const branched = { ...migrations, '997-another': creates('another') }
    await expect(migrateToLatest(database, branched)).rejects.toThrow(new NewerDatabaseError(LATER, '997-another'))
  })
})

it('waits for those who use a table, and lets others go on meanwhile', async () => {
  await using database = await openTestPostgres()
  const waits: string[] = []
  const onMigrationWait = (message: string) => void waits.push(message)
  await using newer = await openDatabase({
    ...database.config,
    onMigrationWait,
    timeouts: { turnMs: 1, turns: 1e9, pauseMs: 0 },
  })
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const reading = database.snapshot(async ({ tables, rows }) => {
    const posts = tables.find(({ name }) => name === 'posts')!
    for await (const _ of rows(posts, posts.columns));
    held.resolve()
    await released.promise
  })
  await held.promise
  const migrating = migrateToLatest(newer, { ...migrations, [LATER]: { up } })
  await expect.poll(() => waits.length, { timeout: 60_000 }).toBeGreaterThan(1)
  await sql`update posts set title = 'Another'`.execute(database.write)
  released.resolve()
  expect([await migrating, await reading, waits[0]]).toEqual([
    [LATER],
    undefined,
    'the migration waits for a table that another program holds',
  ])
})

function creates(table: string, after?: () => ReturnType<typeof sql>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table ${sql.table(table)} (x text)`.execute(db)
      await after?.().execute(db)
    },
  }
}

function moduleName(file: string): string {
  return JSON.stringify(join(import.meta.dirname, file))
}
