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

/**
 * Notes a change of content, which drops cached pages once the transaction commits.
 * @param href see {@link ContentChange}
 * @returns the new version; no number is given twice
 */
export async function raiseContentVersion({ write, noteContentChange }: Connection, href?: string): Promise<number> {
  const { value: version } = await write
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  noteContentChange({ version, href })
  return version
}
