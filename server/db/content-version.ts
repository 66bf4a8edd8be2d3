import type { Connection } from './database.ts'

/** One change of content, once it is committed. */
export interface ContentChange {
  /** Of the content after it. */
  readonly version: number
  /**
   * Link to the only post that changed, in what it says and not in where it stands: it concerns pages that link to this post.
   * Undefined for a change that may concern every page.
   */
  readonly href?: string | undefined
}

/** How much content has changed so far. */
export interface ContentState {
  /** Rises with every change. */
  readonly version: number
  /** How many of these changes were made by imports. */
  readonly imported: number
}

/** Row of `counters` beside `content`; it exists from the first import on. */
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
  // `PageCache` compares the rise of the version with its own edits and the changes of imports. A change that is in both would
  // make up for one by another process, and pages that lack that one would stay.
  noteContentChange({ version, href: connection.isImport ? undefined : href })
  return version
}

/** The connection for an import: kept pages need not show at once what changes through it. */
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
