// Publishes scheduled posts in a process of its own. Each message of the parent sets the clock and starts one pass.
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { PublishScheduler } from '#server/posts/publish-scheduler.ts'
import type { PublishWorkerOptions, Tick } from './publish-kills.ts'

const { dataDir, databaseUrl }: PublishWorkerOptions = JSON.parse(process.argv[2]!)
let tick: Tick = { now: 0, statements: 0 }
let statements = 0
const database = await openDatabase({
  dataDir,
  databaseUrl,
  now: () => new Date(tick.now),
  onQuery() {
    if (tick.statements > 0 && ++statements >= tick.statements) process.kill(process.pid, 'SIGKILL')
  },
})
const log = pino({ level: 'warn' }, pino.destination(2))
const scheduler = new PublishScheduler(database, { wake() {} }, log, { async record() {} })
process.on('message', async (next: Tick) => {
  tick = next
  statements = 0
  await scheduler.publishDue()
  process.send!('done')
})
process.on('disconnect', () => process.exit())
