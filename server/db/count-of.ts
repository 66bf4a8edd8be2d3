import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from './tables.ts'

export async function countOf<T extends keyof Tables>(rows: SelectQueryBuilder<Tables, T, object>): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
