import type { Connection } from './database.ts'

/** Makes every page cache miss once the transaction commits. No number is given twice. */
export async function raiseContentVersion({ write, noteContentChange }: Connection): Promise<number> {
  const { value } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  noteContentChange()
  return value
}
