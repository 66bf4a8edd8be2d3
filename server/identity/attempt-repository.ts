import { sql } from 'kysely'
import { MINUTE_MS } from '#domain/durations.ts'
import type { SignInAttemptTable } from '#server/identity/identity-tables.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction, lockRow } from '../db/lock-row.ts'

export interface Allowance {
  readonly freeFailures: number
  /** Milliseconds for which a count is stored after its first or its last failure. */
  readonly retentionMs: number
  readonly retainedSince: 'first' | 'last'
  /** The wait after the first failure beyond the free ones, which doubles with each further one; a second if left out. */
  readonly firstWaitMs?: number
  /** A quarter of an hour if left out. */
  readonly maxWaitMs?: number
}

export interface CountedKey {
  readonly key: string
  readonly allowance: Allowance
}

const MAX_WAIT_MS = 15 * MINUTE_MS

/** Counts failed attempts under keys of any kind, for all instances together. */
export class AttemptRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /**
   * Counts an attempt under each key as failed before its outcome is known, so that guesses sent at once do not slip through
   * together. Gives the milliseconds to wait when one of the keys is blocked; nothing is counted then.
   */
  async reserve(keys: readonly CountedKey[]): Promise<number> {
    // Attempts during a block write nothing, so that they cannot keep the writer busy.
    return (await waitOf(this.#connection, keys)) || this.#connection.transaction((trx) => count(trx, keys))
  }

  /**
   * Ends a reservation whose attempt was no failure: takes it back under some keys, where earlier failures stay counted and a wait goes
   * on, and deletes the counts under others. Locked since {@link reserve} stores a number that it has read before.
   */
  settle({
    refunded,
    forgotten,
  }: {
    readonly refunded: readonly string[]
    readonly forgotten: readonly string[]
  }): Promise<void> {
    return lockedTransaction(this.#connection, 'identity', async ({ write }) => {
      if (forgotten.length > 0) await write.deleteFrom('sign_in_attempts').where('key', 'in', forgotten).execute()
      if (refunded.length === 0) return
      await write
        .updateTable('sign_in_attempts')
        .set((row) => ({ failures: row('failures', '-', 1) }))
        .where('key', 'in', refunded)
        .where('failures', '>', 0)
        .execute()
    })
  }

  /** Deletes all counts whose key has that prefix. Reads the whole table, which is small. */
  async forgetAll(prefix: string): Promise<void> {
    await this.#connection.write
      .deleteFrom('sign_in_attempts')
      .where(sql<string>`substr(key, 1, ${sql.lit(prefix.length)})`, '=', prefix)
      .execute()
  }
}

async function count(trx: Connection, keys: readonly CountedKey[]): Promise<number> {
  await lockRow(trx, 'identity')
  const now = trx.now().getTime()
  await trx.write.deleteFrom('sign_in_attempts').where('forget_at', '<=', trx.now().toISOString()).execute()
  const wait = await waitOf(trx, keys)
  if (wait > 0) return wait

  const rows = await rowsOf(trx, keys)
  for (const { key, allowance } of keys) {
    const before = rows.find((row) => row.key === key)
    const failures = (before?.failures ?? 0) + 1
    const wait = waitAfter(failures, allowance)
    // The present instant would block attempts at the same moment, whose clock or reading is a little earlier.
    const blockedUntil = wait === 0 ? 0 : now + wait
    const retainedUntil =
      allowance.retainedSince === 'first' && before ? Date.parse(before.forget_at) : now + allowance.retentionMs
    const columns = {
      failures,
      blocked_until: new Date(blockedUntil).toISOString(),
      forget_at: new Date(Math.max(retainedUntil, blockedUntil)).toISOString(),
    }
    await trx.write
      .insertInto('sign_in_attempts')
      .values({ key, ...columns })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
      .execute()
  }
  return 0
}

/** The longest wait that is left under any of the keys, in milliseconds. */
async function waitOf(connection: Connection, keys: readonly CountedKey[]): Promise<number> {
  const now = connection.now().getTime()
  const waits = (await rowsOf(connection, keys)).map((row) => {
    const wait = Date.parse(row.blocked_until) - now
    const { maxWaitMs = MAX_WAIT_MS } = keys.find(({ key }) => key === row.key)!.allowance
    // A longer wait was written while the clock was wrong.
    return wait <= Math.max(maxWaitMs, MAX_WAIT_MS) ? wait : 0
  })
  return Math.max(0, ...waits)
}

function rowsOf({ read }: Connection, keys: readonly CountedKey[]): Promise<SignInAttemptTable[]> {
  const names = keys.map(({ key }) => key)
  return read.selectFrom('sign_in_attempts').selectAll().where('key', 'in', names).execute()
}

function waitAfter(
  failures: number,
  { freeFailures, firstWaitMs = 1_000, maxWaitMs = MAX_WAIT_MS }: Allowance,
): number {
  return failures <= freeFailures
    ? 0
    : Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(failures - freeFailures - 1, 20))
}
