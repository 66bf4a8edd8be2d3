import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrator.ts'
import { listen } from '#server/http/server.ts'
import { refusedStart } from '#test/support/process/command.ts'
import { addressOf, runServer, temporaryFolder } from '#test/support/process/program.ts'

it('a second server on one folder is refused, and the first goes on', async () => {
  const folder = temporaryFolder()
  const first = runServer({ DATA_DIR: folder })
  const address = await addressOf(first)
  const second = runServer({ DATA_DIR: folder })
  expect(await second.ended).toBe(1)
  expect(second.output.stderr).toContain('Den could not start.')
  expect(second.output.stderr).toContain(`Another Den server (process ${first.process.pid}, running since `)
  expect(second.output.stderr).toContain(`already uses ${folder}. Stop it first`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

it('a port that is taken is named, with what to do', async () => {
  const folder = temporaryFolder()
  const other = await listen({ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost', trustProxy: undefined })
  const { ended, output } = await refusedStart({ DATA_DIR: folder, PORT: String(other.port) })
  expect(ended).toBe(1)
  expect(output.stderr).toContain(`Port ${other.port} is in use by another program. Stop that one, or choose another`)
  await other.drain({ graceMs: 0 })
})

it('every setting that is wrong is named', async () => {
  const folder = temporaryFolder()
  const env = { DATA_DIR: folder, PORT: 'x', SITE_URL: 'den.example', DEMO_CONTENT: 'maybe', LOG_LEVEL: 'loud' }
  const server = runServer(env)
  expect(await server.ended).toBe(1)
  expect(server.output.stdout).toBe('')
  for (const name of ['PORT', 'SITE_URL', 'DEMO_CONTENT', 'LOG_LEVEL'])
    expect(server.output.stderr).toMatch(new RegExp(`^${name} must be `, 'm'))
  expect(server.output.stderr).not.toMatch(/\n\s+at /)
})

it('a folder that cannot be one is explained', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, 'mine')
  const { ended, output } = await refusedStart({ DATA_DIR: file })
  expect(ended).toBe(1)
  expect(output.stderr).toContain('DATA_DIR must name a folder that this account may write to.')
  expect(output.stderr).not.toMatch(/\n\s+at /)
})

it('a database that a newer version used is left as it is', async () => {
  const folder = temporaryFolder()
  const open = () => openDatabase({ dataDir: folder })
  {
    await using database = await open()
    await migrateToLatest(database)
    await sql`insert into migrations (name, timestamp) values ('999-later', '')`.execute(database.write)
  }
  const { ended, output } = await refusedStart({ DATA_DIR: folder, DEMO_CONTENT: 'on' })
  expect(ended).toBe(1)
  expect(output.stderr).toContain('This database was last used by a newer Den (it has migration 999-later')
  expect(output.stderr).toContain('Start that version, or restore a backup made before the upgrade.')
  await using database = await open()
  expect(await database.contentVersion()).toBe(1)
})
