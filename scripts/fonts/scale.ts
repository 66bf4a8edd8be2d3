import { scaledOutlines } from './outlines.ts'
import { scaledPositions } from './positions.ts'
import { rounded, tables, withTables } from './sfnt.ts'

/** Where tables hold distances, as pairs of bytes, in units of the em. */
export const DISTANCES = {
  head: [36, 38, 40, 42],
  hhea: [4, 6, 8, 10, 12, 14, 16, 22],
  'OS/2': [2, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 68, 70, 72, 74, 76, 86, 88],
  post: [8, 10],
} as const

/**
 * The font on a grid of so many units to the em. On a coarser one its points take fewer bytes, and it looks the same as
 * long as a unit is much smaller than a pixel; but look at it where small letters are hinted.
 *
 * @throws {Error} when it is a variable font, or holds what is not known to be right afterwards.
 */
export function withUnitsPerEm(sfnt: Buffer, unitsPerEm: number): Buffer {
  const before = tables(sfnt)
  for (const tag of before.keys()) if (!KNOWN.has(tag)) throw new Error(`The table ${tag} is unheard of here.`)
  if (before.get('GDEF')?.readUInt16BE(8)) throw new Error('Carets inside ligatures are unheard of here.')
  const head = before.get('head')!
  const scale = unitsPerEm / head.readUInt16BE(18)
  const changed: Record<string, Buffer> = {
    ...scaledOutlines(before.get('glyf')!, before.get('loca')!, head.readInt16BE(50) === 1, scale),
    GPOS: scaledPositions(before.get('GPOS')!, scale),
    hmtx: scaledWidths(before.get('hmtx')!, before.get('hhea')!.readUInt16BE(34), scale),
  }
  for (const [tag, places] of Object.entries(DISTANCES)) {
    const table = before.get(tag)!
    changed[tag] = Buffer.from(table)
    for (const place of places) changed[tag].writeInt16BE(rounded(table.readInt16BE(place) * scale), place)
  }
  changed.head!.writeUInt16BE(unitsPerEm, 18)
  changed.head!.writeInt16BE(1, 50)
  return withTables(sfnt, changed)
}

/** How wide each glyph is and where it begins; after as many pairs, only where. */
function scaledWidths(table: Buffer, pairs: number, scale: number): Buffer {
  const out = Buffer.from(table)
  for (let place = 0; place < table.length; place += 2) {
    const isWidth = place < 4 * pairs && place % 4 === 0
    if (isWidth) out.writeUInt16BE(rounded(table.readUInt16BE(place) * scale), place)
    else out.writeInt16BE(rounded(table.readInt16BE(place) * scale), place)
  }
  return out
}

const KNOWN = new Set('GDEF OS/2 GPOS GSUB cmap gasp glyf head hhea hmtx loca maxp name post prep'.split(' '))
