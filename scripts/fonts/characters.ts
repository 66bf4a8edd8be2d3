import { tables } from './sfnt.ts'

// The glyph of each character, from the table `cmap` in format 4, which the subsetter writes for the Basic Multilingual Plane.

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
