import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** For `doUpdateSet`: these columns get the values of the row that was to be inserted. */
export function asInserted<C extends string>(columns: readonly C[]): Record<C, RawBuilder<never>> {
  const excluded = columns.map((column) => [column, sql<never>`excluded.${sql.ref(column)}`])
  return Object.fromEntries(excluded) as Record<C, RawBuilder<never>>
}
