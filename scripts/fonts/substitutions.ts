import { coverage, lookupsOf, numbers, offsets } from './layout.ts'
import { tables } from './sfnt.ts'

const SINGLE = 1
const LIGATURE = 4

/** Which glyph a feature draws instead of which. */
export function alternates(sfnt: Buffer, feature: string): Map<number, number> {
  const table = tables(sfnt).get('GSUB')!
  const found = new Map<number, number>()
  for (const at of subtables(table, feature, SINGLE)) {
    const others = table.readUInt16BE(at) === 2 ? numbers(table, at + 4) : undefined
    const delta = table.readInt16BE(at + 4)
    for (const [i, glyph] of coverage(table, at + table.readUInt16BE(at + 2)).entries())
      found.set(glyph, others?.[i] ?? (glyph + delta) & 0xffff)
  }
  return found
}

/** Each ligature with the glyphs that it is drawn instead of. */
export function ligatures(sfnt: Buffer): Map<number, number[]> {
  const table = tables(sfnt).get('GSUB')!
  const found = new Map<number, number[]>()
  for (const at of subtables(table, 'liga', LIGATURE)) {
    const firsts = coverage(table, at + table.readUInt16BE(at + 2))
    for (const [i, set] of offsets(table, at, 4).entries()) {
      for (const ligature of offsets(table, set)) {
        const rest = Array.from({ length: table.readUInt16BE(ligature + 2) - 1 }, (_, n) =>
          table.readUInt16BE(ligature + 4 + 2 * n),
        )
        found.set(table.readUInt16BE(ligature), [firsts[i]!, ...rest])
      }
    }
  }
  return found
}

function subtables(table: Buffer, feature: string, type: number): number[] {
  return lookupsOf(table, 'GSUB', feature)
    .filter((lookup) => lookup.type === type)
    .flatMap(({ at }) => at)
}
