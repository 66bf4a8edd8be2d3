import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { PostgresTimeouts } from './health/watched-client.ts'

/** What a migration does where other servers use the tables that it changes. */
export interface TableLocks {
  /** Called in each transaction of a migration. */
  limit(trx: Kysely<unknown>): Promise<void>
  /** Resolves when the transaction may be tried again. @throws the error, if no lock was the reason or too much time has passed */
  afterFailure(error: unknown): Promise<void>
}

/** SQLite has one writer. */
export const NO_LOCKS: TableLocks = {
  async limit() {},
  async afterFailure(error) {
    throw error
  },
}

/**
 * Milliseconds that a migration waits for a table; whatever came for it since waits as well. Less than `deadlock_timeout`, after which
 * PostgreSQL ends one of those that wait for each other: the migration gives way first.
 */
const LOCK_MS = 700
/** `lock_not_available` and `deadlock_detected`. */
const LOCKED = ['55P03', '40P01']

/** The longest pause between two tries, as a multiple of the first one. Readers would queue behind a migration that tries again at once. */
const LONGEST_PAUSE = 2.5

const CLOCK = { now: () => performance.now(), pause: (ms: number): Promise<void> => pause(ms) }

/** @param tell hears every `turnMs` that others hold a table */
export function patientLocks(
  { turnMs, turns, pauseMs }: Pick<PostgresTimeouts, 'turnMs' | 'turns' | 'pauseMs'>,
  tell: (message: string) => void,
  clock: typeof CLOCK = CLOCK,
): TableLocks {
  let began: number | undefined
  let told = 0
  let tries = 0
  return {
    async limit(trx) {
      await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(trx)
    },
    async afterFailure(error) {
      if (!LOCKED.includes(String((error as { code?: unknown }).code))) throw error
      began ??= clock.now()
      const turn = Math.floor((clock.now() - began) / turnMs)
      if (turn >= turns) throw error
      if (turn > told) tell('the migration waits for a table that another program holds')
      told = turn
      await clock.pause(pauseMs * Math.min(1 + tries++ / 4, LONGEST_PAUSE))
    },
  }
}
