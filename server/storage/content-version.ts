import type { Connection } from './database.ts'

/**
 * The first statement of every transaction that changes content. On PostgreSQL such transactions queue here, as they do
 * on SQLite by `begin immediate`: what is read afterwards stays true until the commit.
 */
export async function takeTurn({ write }: Connection): Promise<void> {
  await write
    .updateTable('counters')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('name', '=', 'content')
    .execute()
}

/** Makes every page cache miss once the transaction commits. No number is given twice. */
export async function raiseContentVersion({ write }: Connection): Promise<number> {
  const { value } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
