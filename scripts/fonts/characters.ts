import { tables, uint16s, withTables } from './sfnt.ts'

// Which glyph each character has: the table cmap in format 4, which the subsetter writes for the Basic Multilingual Plane.

export function glyphs(sfnt: Buffer): Map<number, number> {
  const cmap = tables(sfnt).get('cmap')!
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + 8 * i))
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('No character map of format 4.')
  const size = cmap.readUInt16BE(at + 6)
  const found = new Map<number, number>()
  for (let ends = at + 14; ends < at + 14 + size; ends += 2) {
    const [starts, deltas, pointers] = [ends + size + 2, ends + 2 * size + 2, ends + 3 * size + 2]
    const pointer = cmap.readUInt16BE(pointers)
    const start = cmap.readUInt16BE(starts)
    for (let code = start; code <= cmap.readUInt16BE(ends) && code < 0xffff; code++) {
      const glyph = pointer === 0 ? code : cmap.readUInt16BE(pointers + pointer + 2 * (code - start))
      found.set(code, (glyph + cmap.readUInt16BE(deltas)) & 0xffff)
    }
  }
  return found
}

/** The font with these characters and no others. Every one is a segment of its own: the next subset packs them. */
export function withGlyphs(sfnt: Buffer, characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b)
  const codes = [...sorted.map(([code]) => code), 0xffff]
  const deltas = [...sorted.map(([code, glyph]) => glyph - code), 1]
  const pointers = codes.map(() => 0)
  const count = codes.length
  const power = 2 ** Math.floor(Math.log2(count))
  const search = [2 * count, 2 * power, Math.log2(power), 2 * (count - power)]
  const map = uint16s([4, 16 + 8 * count, 0, ...search, ...codes, 0, ...codes, ...deltas, ...pointers])
  const WINDOWS_UNICODE = [3, 1]
  return withTables(sfnt, { cmap: Buffer.concat([uint16s([0, 1, ...WINDOWS_UNICODE, 0, 12]), map]) })
}
