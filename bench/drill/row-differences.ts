import { createHash } from 'node:crypto'
import { readArchiveFile } from '../../server/backup/archive-file.ts'
import type { Manifest } from '../../server/backup/archive-format.ts'

export interface Comparison {
  readonly rows: number
  readonly pictures: number
  /** Number of rows that only one archive has, by table. */
  readonly differing: ReadonlyMap<string, number>
  readonly differingPictures: number
}

const WAITING = ['queued', 'leased', 'handed', 'retry', 'cancelled']

/** The part of a row that a restore must preserve. A restore adds an entry to the audit log, cancels waiting mails, and indexes posts. */
function comparable(table: string, row: Record<string, unknown>): unknown {
  if (table === 'audit_entries' && row.event === 'backup.restored') return null
  if (table === 'counters' && ['mail-epoch', 'content'].includes(String(row.name))) return row.name
  if (table === 'deliveries' && WAITING.includes(String(row.state))) return row.id
  return row
}

/** Compares two archives row by row, and their pictures by checksum. */
export async function compareArchives(file: string, other: string): Promise<Comparison> {
  const [one, two] = [await rowsOf(file), await rowsOf(other)]
  const tables = new Set([...one.rows.keys(), ...two.rows.keys()])
  const differing = new Map<string, number>()
  for (const table of tables) {
    const [mine, theirs] = [one.rows.get(table) ?? new Map(), two.rows.get(table) ?? new Map()]
    let count = 0
    for (const row of new Set([...mine.keys(), ...theirs.keys()]))
      count += Math.abs((mine.get(row) ?? 0) - (theirs.get(row) ?? 0))
    if (count > 0) differing.set(table, count)
  }
  const names = new Set([...Object.keys(one.manifest.pictures), ...Object.keys(two.manifest.pictures)])
  const sumOf = ({ pictures }: Manifest, name: string) => pictures[name]?.sha256
  const differingPictures = [...names].filter((name) => sumOf(one.manifest, name) !== sumOf(two.manifest, name)).length
  return { rows: one.count, pictures: names.size, differing, differingPictures }
}

/** Counts the rows of each table by their hash. */
async function rowsOf(file: string) {
  const rows = new Map<string, Map<string, number>>()
  let count = 0
  const manifest = await readArchiveFile(file, undefined, {
    async rows(table, some) {
      const ofTable = rows.get(table) ?? new Map<string, number>()
      rows.set(table, ofTable)
      for (const row of some) {
        const compared = comparable(table, row as Record<string, unknown>)
        if (compared === null) continue
        const key = createHash('sha1').update(JSON.stringify(compared)).digest('base64')
        ofTable.set(key, (ofTable.get(key) ?? 0) + 1)
        count++
      }
    },
  })
  return { manifest, rows, count }
}
