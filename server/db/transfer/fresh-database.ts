import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { ColumnShape, Row, Snapshot, TableShape } from './snapshot.ts'

export interface FreshDatabase {
  readonly connection: Connection
  migrate(upTo?: string): Promise<void>
  /** Empties the tables first, since migrations store rows. `work` may use only its parameter, and fill them in any order. */
  load(tables: readonly string[], work: (insert: InsertRows) => Promise<void>): Promise<void>
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
}

export type InsertRows = (
  table: TableShape,
  columns: readonly ColumnShape[],
  rows: readonly Readonly<Record<string, Row[string] | RawBuilder<unknown>>>[],
) => Promise<void>

export class MissingReferenceError extends Error {
  override readonly name = 'MissingReferenceError'
}

/** A server or another program uses the database that is to be replaced. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
}

interface InsertOptions {
  readonly overriding: string
  readonly valuesAtOnce: number
}

export function insertInto(db: Kysely<Tables>, { overriding, valuesAtOnce }: InsertOptions): InsertRows {
  return async (table, columns, rows) => {
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    const rowsAtOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length))
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      const values = rows
        .slice(at, at + rowsAtOnce)
        .map((row) => sql`(${sql.join(columns.map(({ name }) => row[name] ?? null))})`)
      await sql`insert into ${sql.ref(table.name)} (${names}) ${sql.raw(overriding)} values ${sql.join(values)}`.execute(
        db,
      )
    }
  }
}

export async function empty(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(db)
}
