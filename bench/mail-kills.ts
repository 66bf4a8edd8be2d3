// Announces a post to many subscribers, kills the sending process again and again, and counts lost and duplicate mails.
// `node bench/mail-kills.ts 10000 100`; with DATABASE_URL on that PostgreSQL, which must be empty, else on SQLite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/db/database.ts'
import { migrateToLatest } from '../server/db/migrator.ts'
import { killMailWorkers } from '../test/support/mail/mail-kills.ts'

const [recipients = 10_000, kills = 100] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(tmpdir(), 'den-mail-kills-'))
const config = { dataDir, databaseUrl: process.env.DATABASE_URL }
{
  await using database = await openDatabase(config)
  await migrateToLatest(database)
  const leavers = Math.floor(recipients / 20)
  const result = await killMailWorkers(database, config, { recipients, kills, leavers })
  const inFlight = kills * 5
  process.stdout.write(`${recipients} recipients, ${result.kills} kills, ${result.seconds} s
lost                         ${result.lost}
came twice                   ${result.duplicates} (at most ${inFlight})
mailed after they had left   ${result.tooLate} of ${result.left}
states                       ${JSON.stringify(result.states)}
`)
  if (result.lost + result.tooLate > 0 || result.duplicates > inFlight) process.exitCode = 1
}
rmSync(dataDir, { recursive: true })
