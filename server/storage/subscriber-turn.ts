import { sql } from 'kysely'
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

/** As {@link takeSubscriberTurn}; subscribers who become active later get the returned generation or a later one. */
export async function beginSubscriberGeneration({ write }: Connection): Promise<number> {
  const { value } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'subscribers')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** The generation of subscribers who become active now. To be stored only after {@link takeSubscriberTurn}. */
export const CURRENT_GENERATION = sql<number>`(select value from counters where name = 'subscribers')`
