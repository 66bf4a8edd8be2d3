import pg from 'pg'
import { sharedCall } from '../../concurrency/shared-call.ts'
import { StorageError } from './storage-error.ts'

/** Milliseconds. */
export const TIMEOUTS = {
  connectMs: 3_000,
  /** For a free one, while all are in use. */
  acquireMs: 10_000,
  /** For an answer, before a new connection probes whether the server is alive. */
  probeAfterMs: 2_000,
  probeMs: 1_000,
  /** For an answer in any case. Longer than `statementMs`: an answer that is still missing then was lost on the network. */
  queryMs: 6_000,
  /** `statement_timeout` of a session, `lock_timeout`, and `idle_in_transaction_session_timeout`. */
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
  migrationsMs: 1_000,
  /** How long a migration waits for another one before it says so, and how many times it does. */
  turnMs: 10_000,
  turns: 60,
  /** Between the first two tries of a migration that found a table in use; later ones are longer. */
  pauseMs: 2_000,
}

export type PostgresTimeouts = typeof TIMEOUTS

/** Asks the database server over a new connection whether it lives; concurrent callers share one answer. */
type LivenessProbe = () => Promise<boolean>

export function livenessProbe(config: pg.ClientConfig, { probeMs }: PostgresTimeouts): LivenessProbe {
  return sharedCall(() => answers({ ...config, connectionTimeoutMillis: probeMs }))
}

/**
 * A client that gives up on a server that hangs. `statement_timeout` cannot do that, since the server enforces it. The connection
 * is closed then: the pool would otherwise reuse it, and the next query would wait behind the lost one.
 */
export function watchedClient(isAlive: LivenessProbe, timeouts: PostgresTimeouts): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      // The pool's own option limits the wait for a free connection instead.
      super({ ...(config as pg.ClientConfig), connectionTimeoutMillis: timeouts.connectMs })
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads, passed on as they are
    override query(...args: any[]): any {
      // biome-ignore lint/suspicious/noExplicitAny: likewise
      const answer = (super.query as any)(...args)
      return answer instanceof Promise ? this.#watched(answer) : answer
    }

    async #watched<T>(answer: Promise<T>): Promise<T> {
      let isDue = true
      // Closing at once while an answer is due makes the query fail.
      const giveUp = () => isDue && this.end().catch(() => {})
      const doubt = setTimeout(async () => (await isAlive()) || giveUp(), timeouts.probeAfterMs)
      const end = setTimeout(giveUp, timeouts.queryMs)
      try {
        return await answer
      } catch (error) {
        throw isOfTheServer(error) || !isOfTheLine(error) ? error : new StorageError('unreachable', { cause: error })
      } finally {
        isDue = false
        clearTimeout(doubt)
        clearTimeout(end)
      }
    }
  }
}

/** @throws {StorageError} when there is none, including when the server refuses because it is full or shutting down */
export async function watchedConnection(
  pool: pg.Pool,
  isAlive: LivenessProbe,
  { probeAfterMs }: PostgresTimeouts,
): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  const dead = Promise.withResolvers<never>()
  let isWaiting = true
  const doubt = setTimeout(async () => {
    if ((await isAlive()) || !isWaiting) return
    dead.reject(new Error('the server does not answer'))
    // The caller has given up, so a late connection is released.
    connecting.then((client) => client.release()).catch(() => {})
  }, probeAfterMs)
  try {
    return await Promise.race([connecting, dead.promise])
  } catch (cause) {
    throw new StorageError('unreachable', { cause })
  } finally {
    isWaiting = false
    clearTimeout(doubt)
  }
}

/** Whether a server accepts a new connection, or says itself why not. */
async function answers(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return isOfTheServer(error)
  } finally {
    client.end().catch(() => {})
  }
}

function isOfTheServer(error: unknown): boolean {
  return error instanceof pg.DatabaseError
}

/** Whether an error is one of the connection. The driver's own have no code. */
function isOfTheLine(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && /^E[A-Z]+$/.test(String(error.code))) return true
  return /^(Connection terminated|Client (was closed|has encountered a connection error)|Cannot use a pool)/.test(
    error.message,
  )
}
