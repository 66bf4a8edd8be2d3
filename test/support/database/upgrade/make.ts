// Makes the fixtures beside this file (see README.md):
//   node test/support/database/upgrade/make.ts <folder of 1197be7> [<address of an empty PostgreSQL database>]
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dumpPostgres, dumpSqlite } from './dump.ts'
import { fill } from './fill.ts'
import { startOldServer } from './old-server.ts'

const [folder = '', databaseUrl] = process.argv.slice(2)
const old = resolve(folder)
const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: old, encoding: 'utf8' }).trim()
const dataDir = mkdtempSync(join(tmpdir(), 'den-old-'))

const site = await startOldServer(old, { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
const held = await fill(site)
await site.stop()
// What a server does ten minutes after its start.
await site.run(
  '--input-type=module',
  '--eval',
  `import { readConfig } from '#server/config.ts'
  import { createServices } from '#server/services.ts'
  await using services = await createServices(readConfig(process.env))
  await services.mediaUpkeep.run()`,
)

const name = join(import.meta.dirname, `${commit}-${databaseUrl ? 'postgres' : 'sqlite'}`)
writeFileSync(`${name}.sql`, databaseUrl ? await dumpPostgres(databaseUrl) : dumpSqlite(join(dataDir, 'den.sqlite')))
writeFileSync(`${name}.json`, `${JSON.stringify(held, null, 2)}\n`)
rmSync(dataDir, { recursive: true })
