import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Random } from '../attack/random.ts'
import type { Failure } from './requests.ts'
import type { Stack } from './stack.ts'

export const TROUBLES = ['restart', 'upgrade', 'downgrade', 'kill', 'suspend', 'pooler', 'database'] as const
export type TroubleName = (typeof TROUBLES)[number]

/** Times are those of `performance.now()`. */
export interface Trouble {
  readonly name: TroubleName
  readonly whom: string
  readonly from: number
  readonly until: number
}

/** Milliseconds in which a server learns that the database is back: it asks again a second after a failure. */
const RECOVERY_MS = 3_000

/** Causes one trouble, and resolves once everything answers again. */
export async function cause(name: TroubleName, stack: Stack, random: Random): Promise<Trouble> {
  const server = random.pick(stack.servers)
  const from = performance.now()
  const caused = (whom: string): Trouble => ({ name, whom, from, until: performance.now() })
  switch (name) {
    case 'upgrade':
    case 'downgrade': {
      const { releases } = stack
      server.release = name === 'upgrade' ? releases.after(server.release) : releases.before(server.release)
      await server.end('SIGTERM')
      await server.start()
      return caused(server.name)
    }
    case 'restart':
    case 'kill':
      await server.end(name === 'kill' ? 'SIGKILL' : 'SIGTERM')
      await server.start()
      return caused(server.name)
    case 'suspend':
      await server.suspend(random.between(500, 3_000))
      return caused(server.name)
    case 'pooler':
      await stack.pooler.end('SIGKILL')
      await pause(random.between(0, 2_000))
      await stack.pooler.start()
      return caused(stack.pooler.name)
    case 'database':
      await crash(stack.directUrl)
      return caused('PostgreSQL')
  }
}

/**
 * Whether a failure belongs to what was under way when a program was killed, to a time without a database, or to writes that waited for
 * a row which a suspended server had locked.
 */
export function excuseOf({ startedAt, endedAt, what }: Failure, troubles: readonly Trouble[]): TroubleName | undefined {
  return troubles.find(({ name, from, until }) => {
    if (name === 'kill') return startedAt <= from + KILL_MS && endedAt >= from
    if (name === 'suspend') return startedAt <= until && endedAt >= from && what.includes('too busy')
    return isOutage(name) && startedAt <= until + RECOVERY_MS && endedAt >= from
  })?.name
}

/** Whether a moment is in a time without a database, or in the seconds after it in which servers learn that it is back. */
export function isInOutage(at: number, troubles: readonly Trouble[]): boolean {
  return troubles.some(({ name, from, until }) => isOutage(name) && at >= from && at <= until + RECOVERY_MS)
}

function isOutage(name: TroubleName): boolean {
  return name === 'pooler' || name === 'database'
}

/** Milliseconds between the decision to kill a process and its end. */
const KILL_MS = 50

/** Kills one process of PostgreSQL, which then ends all others and recovers. */
async function crash(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query("select pid from pg_stat_activity where backend_type = 'client backend' limit 1")
  process.kill(rows[0].pid, 'SIGKILL')
  await client.end().catch(() => {})
  while (!(await answers(connectionString))) await pause(50)
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
