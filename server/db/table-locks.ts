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

/** @param tell hears every `turnMs` that others hold a table */
export function patientLocks({ turnMs, turns }: PostgresTimeouts, tell: (message: string) => void): TableLocks {
  const began = performance.now()
  let told = 0
  return {
    async limit(trx) {
      await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(trx)
    },
    async afterFailure(error) {
      const turn = Math.floor((performance.now() - began) / turnMs)
      if (!LOCKED.includes(String((error as { code?: unknown }).code)) || turn >= turns) throw error
      if (turn > told) tell('the migration waits for a table that another program holds')
      told = turn
      await pause(LOCK_MS / 2)
    },
  }
}
