import { lookups, offsets } from './layout.ts'
import { rounded } from './sfnt.ts'

/** The table GPOS with all its distances multiplied. They keep their places, and shared ones are multiplied once. */
export function scaledPositions(gpos: Buffer, scale: number): Buffer {
  const out = Buffer.from(gpos)
  const places = new Set(
    lookups(gpos, 'GPOS').flatMap(({ type, at }) => at.flatMap((here) => placesIn(gpos, type, here))),
  )
  for (const place of places) out.writeInt16BE(rounded(gpos.readInt16BE(place) * scale), place)
  return out
}

/** Where a subtable holds distances. */
function placesIn(table: Buffer, type: number, at: number): number[] {
  if (type === 1) return singles(table, at)
  if (type === 2) return pairs(table, at)
  if (type === 4 || type === 6) return marks(table, at)
  // A lookup that only says where others apply holds no distances.
  if (type === 7 || type === 8) return []
  throw new Error(`Positions of type ${type} are unheard of here.`)
}

function singles(table: Buffer, at: number): number[] {
  const format = table.readUInt16BE(at + 4)
  const count = table.readUInt16BE(at) === 1 ? 1 : table.readUInt16BE(at + 6)
  const first = table.readUInt16BE(at) === 1 ? at + 6 : at + 8
  return records(first, count, size(format)).flatMap((record) => values(record, format))
}

function pairs(table: Buffer, at: number): number[] {
  const format = table.readUInt16BE(at + 4)
  if (table.readUInt16BE(at + 6) !== 0) throw new Error('Pairs that move their second letter are unheard of here.')
  if (table.readUInt16BE(at) === 1)
    return offsets(table, at, 8).flatMap((set) =>
      records(set + 2, table.readUInt16BE(set), 2 + size(format)).flatMap((record) => values(record + 2, format)),
    )
  const count = table.readUInt16BE(at + 12) * table.readUInt16BE(at + 14)
  return records(at + 16, count, size(format)).flatMap((record) => values(record, format))
}

/** Accents on letters, or on other accents: an anchor for each mark, and for each letter one of each class of marks. */
function marks(table: Buffer, at: number): number[] {
  const classes = table.readUInt16BE(at + 6)
  const markArray = at + table.readUInt16BE(at + 8)
  const baseArray = at + table.readUInt16BE(at + 10)
  const ofMarks = records(markArray + 2, table.readUInt16BE(markArray), 4).map(
    (record) => markArray + table.readUInt16BE(record + 2),
  )
  const ofBases = records(baseArray + 2, table.readUInt16BE(baseArray) * classes, 2)
    .map((record) => table.readUInt16BE(record))
    .filter((offset) => offset !== 0)
    .map((offset) => baseArray + offset)
  return [...ofMarks, ...ofBases].flatMap((anchor) => [anchor + 2, anchor + 4])
}

/** The four low bits of a format are distances, the others ways to tables that fonts of one size do not have. */
function values(record: number, format: number): number[] {
  if (format > 0xf) throw new Error('Positions that vary are unheard of here.')
  return records(record, size(format) / 2, 2)
}

function size(format: number): number {
  return 2 * [1, 2, 4, 8].filter((bit) => format & bit).length
}

function records(first: number, count: number, width: number): number[] {
  return Array.from({ length: count }, (_, i) => first + width * i)
}
