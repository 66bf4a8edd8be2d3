import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { ColumnShape, Row, Snapshot, TableShape } from './snapshot.ts'

/** A new database that will replace the existing one. */
export interface FreshDatabase {
  readonly connection: Connection
  /** Runs migrations, up to that one or all of them. */
  migrate(upTo?: string): Promise<void>
  /**
   * Empties tables, in which migrations store rows, and lets `work` fill them in any order; then every foreign key must have its
   * row. `work` may use only its parameter.
   */
  load(tables: readonly string[], work: (insert: InsertRows) => Promise<void>): Promise<void>
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>
}

/** @param rows with values, or expressions of SQL */
export type InsertRows = (
  table: TableShape,
  columns: readonly ColumnShape[],
  rows: readonly Readonly<Record<string, Row[string] | RawBuilder<unknown>>>[],
) => Promise<void>

/** A row refers to a missing one. */
export class MissingReferenceError extends Error {
  override readonly name = 'MissingReferenceError'
}

/** A server or another program uses the database that is to be replaced. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError'
}

interface InsertOptions {
  /** Clause that allows explicit values in identity columns. */
  readonly overriding: string
  /** Values in one statement at most. */
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
