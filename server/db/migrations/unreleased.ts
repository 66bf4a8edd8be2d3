import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

export const INIT = '070-init'
/** The last migration of the development states before {@link INIT}, which makes the tables that it left. */
const LAST = '070-standard-pages'

export class UnreleasedDatabaseError extends Error {
  override readonly name = 'UnreleasedDatabaseError'

  constructor(newest: string) {
    super(
      `This was made by a development state of Den before its first release (its last migration is ${newest}). ` +
        'Start commit b1f3940e of Den with it once, which upgrades it, and then this version. ' +
        'A backup is restored with that commit, and the blog is backed up anew.',
    )
  }
}

/**
 * The migrations of a database in the names of this version.
 * @param applied in their order
 * @throws {UnreleasedDatabaseError}
 */
export function knownNames(applied: readonly string[]): string[] {
  const unreleased = applied.filter(isOfDevelopment)
  const newest = unreleased.at(-1)
  if (newest === undefined) return [...applied]
  if (newest !== LAST) throw new UnreleasedDatabaseError(newest)
  return [INIT, ...applied.slice(unreleased.length)]
}

export function isUnreleased(applied: readonly string[]): boolean {
  return applied.some(isOfDevelopment)
}

/** Replaces the names of migrations of development states by {@link INIT}. Call it in a session that holds the lock of migrations. */
export async function renameUnreleased(db: Kysely<Tables>, table: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update ${sql.table(table)} set name = ${INIT} where name = ${LAST}`.execute(trx)
    await sql`delete from ${sql.table(table)} where name < ${INIT}`.execute(trx)
  })
}

function isOfDevelopment(name: string): boolean {
  return name <= LAST && name !== INIT
}
