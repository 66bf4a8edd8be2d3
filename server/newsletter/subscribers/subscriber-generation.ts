import { sql } from 'kysely'
import type { Connection } from '../../db/database.ts'

/** Locks the subscribers, as `lockRow` does. Those who become active later get the returned generation or a later one. */
export async function beginSubscriberGeneration({ write }: Connection): Promise<number> {
  const { value } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'subscribers')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** The generation of subscribers who become active now. Stored only after `lockRow(trx, 'subscribers')`. */
export const CURRENT_GENERATION = sql<number>`(select value from counters where name = 'subscribers')`
