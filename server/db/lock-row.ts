import { sql } from 'kysely'
import type { Connection } from './database.ts'

const ROWS = {
  /** Posts, pictures, settings. */
  content: ['counters', 'content'],
  subscribers: ['counters', 'subscribers'],
  /** Locks accounts, sessions, and links to accounts. */
  identity: ['counters', 'identity'],
  /** Claims of mails, by any transport. */
  mail: ['mail_transport', 'outbox'],
} as const

/**
 * Locks a row until the transaction ends: the first statement of each transaction that decides by what it read. On
 * PostgreSQL such transactions queue here, as they do on SQLite by `begin immediate`.
 */
export async function lockRow({ write }: Connection, name: keyof typeof ROWS): Promise<void> {
  const [table, row] = ROWS[name]
  await sql`update ${sql.table(table)} set name = name where name = ${row}`.execute(write)
}

/** The locks that the transactions of nested calls took. */
const taken = new WeakMap<Connection, Set<keyof typeof ROWS>>()

/** A transaction that begins with a lock. A nested call joins it, and takes no lock twice. */
export function lockedTransaction<T>(
  connection: Connection,
  name: keyof typeof ROWS,
  work: (trx: Connection) => Promise<T>,
): Promise<T> {
  return connection.transaction(async (trx) => {
    const known = taken.get(trx) ?? new Set()
    if (!known.has(name)) await lockRow(trx, name)
    taken.set(trx, known.add(name))
    return work(trx)
  })
}
