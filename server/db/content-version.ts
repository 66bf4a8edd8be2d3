import { sql } from 'kysely'
import type { Connection } from './database.ts'

export interface ContentChange {
  readonly version: number
  /** The only post that changed, in its content and not in its place in lists. Undefined: every page may be concerned. */
  readonly href?: string | undefined
}

export interface ContentState {
  readonly version: number
  readonly imported: number
}

/** Row of `counters` for imported changes; it exists from the first import on. */
const IMPORTED = 'imported-content'

export const CONTENT_STATE = `select
  (select value from counters where name = 'content') as version,
  coalesce((select value from counters where name = '${IMPORTED}'), 0) as imported`

/**
 * Drops cached pages once the transaction commits. Returns the new version; no number is given twice.
 * @param by more than one reserves the numbers before it as well
 */
export async function raiseContentVersion(connection: Connection, href?: string, by = 1): Promise<number> {
  const { write, noteContentChange } = connection
  const second = Math.floor(connection.now().getTime() / 1000)
  const { value: version } = await write
    .updateTable('counters')
    .set((eb) => ({
      value: eb('value', '+', by),
      // A second change within one second counts for the next one, and so does any after the clock was set back.
      changed_at: sql<number>`case when changed_at < ${second} then ${second}
        when changed_at <= ${second + 1} then ${second + 1} else changed_at + 1 end`,
    }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  // Not in the statement above, which would lock both rows in any order: PostgreSQL ends transactions that lock `content` and this
  // row in different orders and wait for each other.
  if (connection.isImport)
    await write
      .updateTable('counters')
      .set((eb) => ({ value: eb('value', '+', by) }))
      .where('name', '=', IMPORTED)
      .execute()
  // `PageCache` compares the increase of the version with its own edits plus the changes of imports. A change that is counted in
  // both would hide one by another process, and pages that lack that one would be kept.
  noteContentChange({ version, href: connection.isImport ? undefined : href })
  return version
}

/**
 * The second of the last change of content, which may be the next one. Content that differs from what was read at an earlier second
 * has a later one. To be read before the content that it dates.
 */
export async function contentChangedAt({ read }: Connection): Promise<Date> {
  const row = await read
    .selectFrom('counters')
    .select('changed_at')
    .where('name', '=', 'content')
    .executeTakeFirstOrThrow()
  return new Date(row.changed_at * 1000)
}

/** The connection for an import, whose changes cached pages need not show at once. */
export async function importConnection(connection: Connection): Promise<Connection> {
  await connection.write
    .insertInto('counters')
    .values({ name: IMPORTED, value: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return asImport(connection)
}

function asImport(connection: Connection): Connection {
  const importing: Connection = {
    ...connection,
    isImport: true,
    // Nested calls get the same connection, by which `lockedTransaction` knows its locks.
    transaction: (work) => connection.transaction((trx) => work(trx === connection ? importing : asImport(trx))),
  }
  return importing
}
