// A process that publishes scheduled posts until it is killed.
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { PublishScheduler } from '#server/posts/publish-scheduler.ts'
import type { PublishWorkerOptions } from './publish-kills.ts'

const { dataDir, databaseUrl }: PublishWorkerOptions = JSON.parse(process.argv[2]!)
const database = await openDatabase({ dataDir, databaseUrl })
const scheduler = new PublishScheduler(database, { wake() {} }, pino({ level: 'warn' }, pino.destination(2)))
scheduler.start({ firstMs: 0, everyMs: 20 })
// The timers keep no process alive; the end of the parent ends this one.
process.stdin.resume().on('end', () => process.exit())
