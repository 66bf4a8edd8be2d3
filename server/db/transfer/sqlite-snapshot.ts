import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { mediumChecksum } from './medium-checksum.ts'
import { release } from './release-bytes.ts'
import { type CatalogueColumn, type Row, type Snapshot, selectRows, tableShapes } from './snapshot.ts'

/** Rows read synchronously in one slice, after which the event loop runs other work. */
const ROWS_AT_ONCE = 20

/** Reads within one read transaction of `handle`, which no other code uses. In WAL mode a reader does not block writers. */
export async function readSqliteSnapshot<T>(
  handle: DatabaseSync,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  handle.exec('begin')
  const snapshot = snapshotOf(handle)
  return work(snapshot)
}

function snapshotOf(handle: DatabaseSync): Snapshot {
  const columns = handle
    .prepare(
      `select tables.name as "table", columns.name, columns.type, columns.pk as key
      from sqlite_schema as tables, pragma_table_info(tables.name) as columns
      where tables.type = 'table' order by tables.name, columns.cid`,
    )
    .all() as unknown as CatalogueColumn[]
  const isMigrated = columns.some(({ table }) => table === 'migrations')
  const migrations = isMigrated ? handle.prepare('select name from migrations order by name').all() : []
  const tables = tableShapes(columns)
  let select: StatementSync | undefined
  const mediumBytes = async (hash: string) => {
    select ??= handle.prepare('select bytes from media_parts where hash = ? order by part')
    const parts = select.all(hash).map(({ bytes }) => bytes as Uint8Array)
    const whole = Buffer.concat(parts)
    for (const part of parts) release(part)
    return whole
  }
  return {
    migrations: migrations.map(({ name }) => String(name)),
    tables,
    async *rows(table, wanted) {
      let rows: Row[] = []
      for (const row of handle.prepare(selectRows(table, wanted)).iterate()) {
        rows.push(row as Row)
        if (rows.length < ROWS_AT_ONCE) continue
        yield rows
        rows = []
      }
      if (rows.length > 0) yield rows
    },
    mediumBytes,
    async mediumChecksum(hash) {
      const bytes = await mediumBytes(hash)
      const sum = mediumChecksum(bytes)
      release(bytes)
      return sum
    },
  }
}
