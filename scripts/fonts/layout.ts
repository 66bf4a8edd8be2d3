// OpenType layout tables: features choose lookups, lookups are lists of subtables.

export interface Lookup {
  type: number
  /** Where each subtable begins in the table. */
  at: number[]
}

const EXTENSION = { GSUB: 7, GPOS: 9 } as const

export function lookups(table: Buffer, kind: keyof typeof EXTENSION): Lookup[] {
  return offsets(table, table.readUInt16BE(8)).map((lookup) => {
    const type = table.readUInt16BE(lookup)
    const at = offsets(table, lookup, 4)
    if (type !== EXTENSION[kind]) return { type, at }
    // A subtable that lies too far away for two bytes: its type and the long way to it.
    return { type: table.readUInt16BE(at[0]! + 2), at: at.map((here) => here + table.readUInt32BE(here + 4)) }
  })
}

/** The lookups of a feature, in whatever script. */
export function lookupsOf(table: Buffer, kind: keyof typeof EXTENSION, feature: string): Lookup[] {
  const list = table.readUInt16BE(6)
  const chosen = new Set<number>()
  for (let i = 0; i < table.readUInt16BE(list); i++) {
    const record = list + 2 + 6 * i
    if (table.toString('latin1', record, record + 4) !== feature) continue
    const at = list + table.readUInt16BE(record + 4)
    for (const index of numbers(table, at + 2)) chosen.add(index)
  }
  const all = lookups(table, kind)
  return [...chosen].map((index) => all[index]!)
}

/** The glyphs that a subtable speaks of, in its order. */
export function coverage(table: Buffer, at: number): number[] {
  if (table.readUInt16BE(at) === 1) return numbers(table, at + 2)
  return Array.from({ length: table.readUInt16BE(at + 2) }, (_, i) => at + 4 + 6 * i).flatMap((range) => {
    const first = table.readUInt16BE(range)
    return Array.from({ length: table.readUInt16BE(range + 2) - first + 1 }, (_, i) => first + i)
  })
}

/** A count and as many numbers. */
export function numbers(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, i) => table.readUInt16BE(at + 2 + 2 * i))
}

/** A count and as many ways from the beginning of what it stands in, here as places in the table. */
export function offsets(table: Buffer, base: number, field = 0): number[] {
  return numbers(table, base + field).map((offset) => base + offset)
}
