import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import { SecretRepository } from '#server/db/secret-repository.ts'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { LATER, up } from '#test/support/database/later-release.ts'
import { den, refusedStart } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'
import { proxiedDatabase } from '#test/support/process/tcp-proxy.ts'

it('a second server on one folder is refused, and the first goes on', async () => {
  const folder = migratedFolder()
  const first = runServer({ DATA_DIR: folder })
  const address = await addressOf(first)
  const second = runServer({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(saidBy(second.output)).toContain('Den could not start. Another')
  expect(saidBy(second.output)).toContain(`Another Den server (process ${first.process.pid}, running since `)
  expect(saidBy(second.output)).toContain(`already uses ${folder}. Stop it first`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

it('a start waits for a database that does not answer yet', async () => {
  await using database = await openTestPostgres()
  await using proxy = await proxiedDatabase(database.config.databaseUrl!)
  proxy.cut()
  const server = runServer({ DATA_DIR: temporaryFolder(), DATABASE_URL: proxy.databaseUrl })
  await server.wrote(/"msg":"the start waits: The database that DATABASE_URL names cannot be reached\."/)
  proxy.restore()
  expect((await fetch(`${await addressOf(server)}/readyz`)).status).toBe(200)
  expect(server.output.stdout).toContain('"msg":"the storage works, the start goes on"')
})

it('every setting that is wrong is named', async () => {
  const folder = migratedFolder()
  const env = {
    PORT: 'x',
    SITE_URL: 'den.example',
    SECRET: 'hunter2',
    DEMO_CONTENT: 'maybe',
    LOG_LEVEL: 'loud',
    ENCRYPTION_KEY: 'x',
  }
  const server = runServer({ DATA_DIR: folder, ...env })
  expect(await server.ended).toBe(1)
  expect(server.output.stdout).toBe('')
  for (const name of Object.keys(env))
    expect(saidBy(server.output)).toMatch(new RegExp(`(^|start\\. )${name} must be `, 'm'))
  expect(saidBy(server.output)).not.toMatch(/\n\s+at |hunter2/)
})

it('a database that a newer version used is left as it is', async () => {
  const folder = migratedFolder()
  const open = () => openDatabase({ dataDir: folder })
  {
    await using database = await open()
    await sql`insert into migrations (name, timestamp) values ('999-later', '')`.execute(database.write)
  }
  const { ended, output } = await refusedStart({ DATA_DIR: folder, DEMO_CONTENT: 'on' })
  expect(ended).toBe(1)
  expect(saidBy(output)).toContain('This database was last used by a newer Den (it has migration 999-later')
  expect(saidBy(output)).toContain('Start that version, or restore a backup made before the upgrade.')
  await using database = await open()
  expect(await database.contentVersion()).toBe(1)
})

it('a database to which a newer version only added is served and written to', async () => {
  const folder = migratedFolder()
  {
    await using database = await openDatabase({ dataDir: folder })
    await migrateToLatest(database, { ...migrations, [LATER]: { up } })
  }
  const server = runServer({ DATA_DIR: folder, DEMO_CONTENT: 'on' })
  const address = await addressOf(server)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await using database = await openDatabase({ dataDir: folder })
  expect(await database.contentVersion()).toBeGreaterThan(1)
})

it('a start without the key of the stored secrets is refused, and so is one with another key', async () => {
  const folder = migratedFolder()
  const key = 'a key of thirty-two characters..'
  {
    await using database = await openDatabase({ dataDir: folder, encryptionKeys: [key] })
    await new SecretRepository(database).getOrCreate('session', () => 'made once')
  }
  for (const env of [{}, { ENCRYPTION_KEY: 'another key of thirty-two letters' }]) {
    const { ended, output } = await refusedStart({ DATA_DIR: folder, ...env })
    expect([ended, output.stderr]).toEqual([1, expect.stringContaining('ENCRYPTION_KEY')])
    expect(output.stderr).toContain('encrypted with a key')
  }
  const command = await den(
    ['admin', 'create', '--email', 'a@den.example'],
    { DATA_DIR: folder },
    'a lamp that nobody tends\n',
  )
  expect([command.ended, command.output.stderr]).toEqual([1, expect.stringContaining('Nothing was changed.')])
  expect((await den(['admin', 'list'], { DATA_DIR: folder, ENCRYPTION_KEY: key })).output.stdout).not.toContain('a@den')
  const server = runServer({ DATA_DIR: folder, ENCRYPTION_KEY: key })
  expect((await fetch(`${await addressOf(server)}/readyz`)).status).toBe(200)
})

/** What a server that could not start said. */
function saidBy({ stderr }: { readonly stderr: string }): string {
  const { level, msg } = JSON.parse(stderr)
  expect(level).toBe(60)
  return msg
}
