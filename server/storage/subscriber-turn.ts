import type { Connection } from './database.ts'

/**
 * The first statement of every transaction that decides something about subscribers by what it read. On PostgreSQL such
 * transactions queue here, as they do on SQLite by `begin immediate`.
 */
export async function takeSubscriberTurn({ write }: Connection): Promise<void> {
  await write
    .updateTable('counters')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'subscribers')
    .execute()
}
