import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'
import { BROWSER } from '#test/support/screen-views.ts'

it('a server that is told to close counts what was read until then', async () => {
  const folder = migratedFolder()
  const server = runServer({ DATA_DIR: folder })
  const address = await addressOf(server)
  const beacon = { method: 'POST', headers: { ...BROWSER }, body: JSON.stringify({ path: '/greetings' }) }
  for (let time = 0; time < 3; time++) expect((await fetch(`${address}/api/screen-views`, beacon)).status).toBe(204)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  await using database = await openDatabase({ dataDir: folder })
  const rows = await database.read.selectFrom('analytics_days').selectAll().orderBy('screen').execute()
  expect(rows).toMatchObject([
    { screen: '', views: 3, visitors: 1 },
    { screen: 'Greetings', views: 3, visitors: 1 },
  ])
})
