import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Database, DatabaseConfig } from '#server/db/database.ts'
import { announcements, publishedAt, schedulePost } from '../scheduled-posts.ts'

export interface PublishWorkerOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

/** One second on the clock of all servers; each publishes once what is due. */
export interface Tick {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Number of statements after which the process kills itself (`kill -9`) within this second; 0 for never. */
  readonly statements: number
}

export interface PublishKillsResult {
  readonly kills: number
  readonly lost: number
  /** Posts with another number of announcements than one. */
  readonly announcedWrongly: number
  readonly early: number
  /** Posts published more than two seconds after their instant, or after the first full second in which a server ran since then. */
  readonly late: number
  readonly left: number
}

const WORKER = join(import.meta.dirname, 'publish-worker.ts')
const SECOND = 1_000
const START = Date.parse('2026-10-30T23:00:00Z')
const LATE_MS = 2 * SECOND
/** Upper bound for the random kill: the statements of one publication with its announcement, and some after its commit. */
const STATEMENTS = 60

/**
 * Schedules five posts for each second, lets servers publish them on a clock that advances by one second at a time, and kills one
 * server at a random statement in every sixth second. It is replaced after a second; after every fourth kill no server runs for ten.
 */
export async function killPublishers(
  database: Database,
  config: DatabaseConfig,
  { posts, kills, servers }: { readonly posts: number; readonly kills: number; readonly servers: number },
): Promise<PublishKillsResult> {
  const wanted = new Map<string, number>()
  await database.transaction(async (trx) => {
    for (let index = 0; index < posts; index++) {
      const at = START + index * 200
      const { id } = await schedulePost(trx, new Date(at), { title: `Post ${index}`, announces: true })
      wanted.set(id, at)
    }
  })
  const options: PublishWorkerOptions = { dataDir: config.dataDir, databaseUrl: config.databaseUrl }
  /** Seconds in which at least one server was not killed. */
  const whole: number[] = []
  let running: ChildProcess[] = []
  let killed = 0
  let restartsAt = START
  const end = START + posts * 200 + 20 * SECOND
  for (let now = START; now < end; now += SECOND) {
    if (now < restartsAt) continue
    while (running.length < servers) running.push(fork(WORKER, [JSON.stringify(options)]))
    const isKill = killed < kills && (now - START) % (6 * SECOND) === 4 * SECOND
    const survivors = await Promise.all(
      running.map((child, index) =>
        ticked(child, { now, statements: isKill && index === 0 ? 1 + Math.floor(Math.random() * STATEMENTS) : 0 }),
      ),
    )
    if (survivors.includes(true)) whole.push(now)
    const before = running.length
    running = running.filter((_, index) => survivors[index])
    killed += before - running.length
    if (before === running.length || killed % 4 !== 0) continue
    await Promise.all(running.map(killedNow))
    running = []
    restartsAt = now + 10 * SECOND
  }
  await Promise.all(running.map(killedNow))
  return { kills: killed, ...(await counted(database, wanted, whole)) }
}

async function counted(database: Database, wanted: ReadonlyMap<string, number>, whole: readonly number[]) {
  const published = await publishedAt(database)
  const announced = await announcements(database)
  const { left } = await database.read
    .selectFrom('posts')
    .where('status', '!=', 'published')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  const posts = [...wanted].map(([id, at]) => ({ id, at, published: published.get(id) }))
  /** The earliest instant at which a running server could publish the post. */
  const possibleAt = (at: number) => Math.max(at, (whole.find((second) => second >= at) ?? at) - SECOND)
  return {
    lost: posts.filter(({ published }) => published === undefined).length,
    announcedWrongly: posts.filter(({ id }) => announced.get(id) !== 1).length,
    early: posts.filter(({ at, published }) => published! < at).length,
    late: posts.filter(({ at, published }) => published! - possibleAt(at) > LATE_MS).length,
    left,
  }
}

/** Sends a tick. @returns false where the process killed itself */
async function ticked(child: ChildProcess, tick: Tick): Promise<boolean> {
  const other = new AbortController()
  const first = (event: string) => once(child, event, { signal: other.signal }).then(() => event)
  const answer = Promise.race([first('message'), first('exit')])
  child.send(tick)
  const isAlive = (await answer) === 'message'
  other.abort()
  if (!isAlive && child.signalCode !== 'SIGKILL') throw new Error(`the worker ended by itself with ${child.exitCode}`)
  return isAlive
}

async function killedNow(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
