import { setTimeout as pause } from 'node:timers/promises'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../../concurrency/recurring.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { MailSums } from './mail-sums.ts'

const SCHEDULE = { firstMs: 7 * MINUTE_MS, everyMs: HOUR_MS }
/** Pause between batches, which hold the lock of mails: the first run may replace millions, while others are being sent. */
const PAUSE_MS = 25

/** Gives the number of mails that were replaced by sums. */
export async function sumUpMails(database: Connection, signal?: AbortSignal): Promise<number> {
  const sums = new MailSums(database)
  let mails = 0
  for (let added = -1; added !== 0 && !signal?.aborted; mails += added) {
    added = await sums.add()
    await pause(PAUSE_MS)
  }
  while (!signal?.aborted && (await sums.compact()) > 0) await pause(PAUSE_MS)
  return mails
}

export function startMailUpkeep(database: Connection, log: Log, schedule = SCHEDULE): AsyncDisposable {
  const work = async (signal: AbortSignal) => {
    const mails = await sumUpMails(database, signal)
    if (mails > 0) log.info({ mails }, 'old mails replaced by sums')
  }
  return recurring(work, schedule, (error) => log.warn({ err: error }, 'summing up old mails failed'))
}
