import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

export interface ColumnTypes {
  readonly isPostgres: boolean
  /** Compared by bytes on both engines. */
  readonly text: RawBuilder<unknown>
  readonly blob: RawBuilder<unknown>
  readonly bigint: RawBuilder<unknown>
  readonly smallint: RawBuilder<unknown>
  /** A key that the engine counts up; `primary key` follows it. */
  readonly rising: RawBuilder<unknown>
  /** After the columns of a table. */
  readonly strict: RawBuilder<unknown>
  /** A condition on a text. Not jsonb: both engines give back the very bytes they were given. */
  readonly isJson: (column: string, kind: 'array' | 'object') => RawBuilder<unknown>
}

export function columnTypes(db: Kysely<unknown>): ColumnTypes {
  return db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE
}

const POSTGRES: ColumnTypes = {
  isPostgres: true,
  text: sql`text collate "C"`,
  blob: sql`bytea`,
  bigint: sql`bigint`,
  smallint: sql`smallint`,
  rising: sql`bigint generated always as identity`,
  strict: sql``,
  isJson: (column, kind) => sql`(json_typeof(${sql.ref(column)}::json) = ${sql.lit(kind)})`,
}

const SQLITE: ColumnTypes = {
  isPostgres: false,
  text: sql`text`,
  blob: sql`blob`,
  bigint: sql`integer`,
  smallint: sql`integer`,
  rising: sql`integer`,
  strict: sql`strict`,
  isJson: (column, kind) =>
    sql`(case when json_valid(${sql.ref(column)}) then json_type(${sql.ref(column)}) = ${sql.lit(kind)} else false end)`,
}
