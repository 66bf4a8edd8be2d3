import type { Connection } from './database.ts'

/** A committed change of content. */
export interface ContentChange {
  /** The content version after the change. */
  readonly version: number
  /**
   * Link to the only post that changed, in its content and not in its place in lists: only pages that link to this post are
   * concerned. Undefined for a change that may concern every page.
   */
  readonly href?: string | undefined
}

/** Counters of the changes of content. */
export interface ContentState {
  /** Rises with every change. */
  readonly version: number
  /** How many of these changes were made by imports. */
  readonly imported: number
}

/** Row of `counters` for imported changes; it exists from the first import on. */
const IMPORTED = 'imported-content'

export const CONTENT_STATE = `select
  (select value from counters where name = 'content') as version,
  coalesce((select value from counters where name = '${IMPORTED}'), 0) as imported`

/**
 * Notes a change of content, which drops cached pages once the transaction commits.
 * @param href see {@link ContentChange}
 * @returns the new version; no number is given twice
 */
export async function raiseContentVersion(connection: Connection, href?: string): Promise<number> {
  const { write, noteContentChange } = connection
  const { value: version } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  // Not in the statement above, which would lock both rows in any order: PostgreSQL ends transactions that lock `content` and this
  // row in different orders and wait for each other.
  if (connection.isImport)
    await write
      .updateTable('counters')
      .set((eb) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', IMPORTED)
      .execute()
  // `PageCache` compares the increase of the version with its own edits plus the changes of imports. A change that is counted in
  // both would hide one by another process, and pages that lack that one would be kept.
  noteContentChange({ version, href: connection.isImport ? undefined : href })
  return version
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
  return {
    ...connection,
    isImport: true,
    transaction: (work) => connection.transaction((trx) => work(asImport(trx))),
  }
}
