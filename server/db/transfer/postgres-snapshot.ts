import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import type { MediumChecksum } from './medium-checksum.ts'
import { type CatalogueColumn, type Row, type Snapshot, selectRows, tableShapes } from './snapshot.ts'

/** Target size of one fetch in characters, estimated from the previous fetch. */
const FETCHED_AT_ONCE = 1_000_000
const ROWS_AT_MOST = 1_000

/** @param trx a transaction with isolation level `repeatable read` */
export async function postgresSnapshot(trx: Kysely<Tables>): Promise<Snapshot> {
  const { rows: columns } = await sql<CatalogueColumn>`
    select tables.relname as "table", columns.attname as name, format_type(columns.atttypid, null) as type,
      coalesce(array_position(keys.indkey::smallint[], columns.attnum) + 1, 0) as key
    from pg_class as tables
    join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
    left join pg_index as keys on keys.indrelid = tables.oid and keys.indisprimary
    where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
    order by tables.relname collate "C", columns.attnum`.execute(trx)
  const isMigrated = columns.some(({ table }) => table === 'migrations')
  const migrations = isMigrated
    ? (await sql<{ name: string }>`select name from migrations order by name collate "C"`.execute(trx)).rows
    : []
  const tables = tableShapes(columns)
  const bytesOf = (hash: string) =>
    sql`select coalesce(string_agg(bytes, '' order by part), '') as bytes from media_parts where hash = ${hash}`
  return {
    migrations: migrations.map(({ name }) => name),
    tables,
    async *rows(table, wanted) {
      await sql`declare whole_table no scroll cursor for ${sql.raw(selectRows(table, wanted))}`.execute(trx)
      try {
        for (let wish = 1; ; ) {
          const { rows } = await sql<Row>`fetch ${sql.lit(wish)} from whole_table`.execute(trx)
          if (rows.length > 0) yield rows
          if (rows.length < wish) return
          wish = Math.max(
            1,
            Math.min(ROWS_AT_MOST, wish * 4, Math.floor((FETCHED_AT_ONCE / weightOf(rows)) * rows.length)),
          )
        }
      } finally {
        await sql`close whole_table`.execute(trx).catch(() => {})
      }
    },
    async mediumBytes(hash) {
      const { rows } = await sql<{ bytes: Uint8Array }>`${bytesOf(hash)}`.execute(trx)
      return rows[0]!.bytes
    },
    async mediumChecksum(hash) {
      const { rows } = await sql<MediumChecksum>`
        select octet_length(bytes) as bytes, encode(sha256(bytes), 'hex') as sha256 from (${bytesOf(hash)}) as medium`.execute(
        trx,
      )
      return rows[0]!
    },
  }
}

function weightOf(rows: readonly Row[]): number {
  let weight = 1
  for (const row of rows)
    for (const value of Object.values(row)) weight += value === null || typeof value === 'number' ? 8 : value.length
  return weight
}
