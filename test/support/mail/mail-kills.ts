import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, DatabaseConfig } from '#server/db/database.ts'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { killWorker, startWorker, until } from '../process/worker-process.ts'
import { announcePost } from './mail.ts'
import { openFakeSmtp } from './smtp.ts'

export interface MailWorkerOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly port: number
  readonly leaseMs: number
}

export interface KillsOptions {
  readonly recipients: number
  readonly kills: number
  /** Number of subscribers who unsubscribe while the mails are sent. */
  readonly leavers: number
  readonly leaseMs?: number
}

export interface KillsResult {
  readonly kills: number
  /** Recipients who stayed subscribed, and got no mail. */
  readonly lost: number
  /** Mails that the server accepted more than once for a recipient. */
  readonly duplicates: number
  /** Mails that were begun after the subscription had ended. */
  readonly tooLate: number
  readonly left: number
  readonly states: Partial<Record<string, number>>
  readonly seconds: number
}

const WORKER = join(import.meta.dirname, 'mail-worker.ts')
/** A worker is killed after at most so many mails, so that there are some left for the last one. */
const MAILS_OF_A_LIFE = 20
/** Milliseconds between the statement that releases a mail and its first byte at the server. */
const ON_ITS_WAY_MS = 50

/** Announces a post to many, kills the process that mails them again and again, and counts what the server got. */
export async function killMailWorkers(
  database: Database,
  config: DatabaseConfig,
  { recipients, kills, leavers, leaseMs = 1_500 }: KillsOptions,
): Promise<KillsResult> {
  await using fake = await openFakeSmtp()
  const outbox = new OutboxRepository(database)
  await announcePost(database, recipients)
  const options: MailWorkerOptions = {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    port: fake.port,
    leaseMs,
  }
  const begun = performance.now()
  const leftAt = new Map<string, number>()
  const leaving = leave(database, recipients, leavers, leftAt)

  let killed = 0
  while (killed < kills) {
    const child = startWorker(WORKER, options)
    const before = fake.received.length
    const lifetime = 1 + Math.floor(Math.random() * MAILS_OF_A_LIFE)
    await Promise.race([until(() => fake.received.length >= before + lifetime), once(child, 'exit')])
    await killWorker(child)
    killed++
  }
  await leaving
  const last = startWorker(WORKER, options)
  await until(async () => {
    const { queued = 0, leased = 0, handed = 0, retry = 0 } = await outbox.counts()
    return queued + leased + handed + retry === 0
  })
  await killWorker(last)

  const times = new Map<string, number>()
  for (const { to } of fake.taken) times.set(to, (times.get(to) ?? 0) + 1)
  const staying = Array.from({ length: recipients }, (_, index) => `s${index + 1}@mail.example`).filter(
    (address) => !leftAt.has(address),
  )
  return {
    kills: killed,
    lost: staying.filter((address) => !times.has(address)).length,
    duplicates: fake.taken.length - times.size,
    tooLate: fake.received.filter(({ to, at }) => at > (leftAt.get(to) ?? Number.POSITIVE_INFINITY) + ON_ITS_WAY_MS)
      .length,
    left: leftAt.size,
    states: await outbox.counts(),
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  }
}

/** Unsubscribes from the end of the list, which is mailed last. */
async function leave({ write }: Database, recipients: number, leavers: number, leftAt: Map<string, number>) {
  for (let number = recipients; number > recipients - leavers; number--) {
    await write.updateTable('subscribers').set({ status: 'unsubscribed' }).where('id', '=', `s_${number}`).execute()
    leftAt.set(`s${number}@mail.example`, Date.now())
    await pause(5)
  }
}
