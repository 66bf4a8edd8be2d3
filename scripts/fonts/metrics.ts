import { glyphs } from './characters.ts'
import { tables } from './sfnt.ts'

/** How high a line of the font is and how wide its letters are, in em. */
export function metrics(sfnt: Buffer) {
  const table = tables(sfnt)
  const em = table.get('head')!.readUInt16BE(18)
  const line = table.get('hhea')!
  const last = line.readUInt16BE(34) - 1
  const glyph = glyphs(sfnt)
  return {
    ascent: line.readInt16BE(4) / em,
    descent: -line.readInt16BE(6) / em,
    /** Of capitals, from version 2 of the table on; 0.7 in older fonts. */
    capHeight: capHeightOf(table.get('OS/2'), em),
    lineGap: line.readInt16BE(8) / em,
    advance: (letter: string) =>
      table.get('hmtx')!.readUInt16BE(4 * Math.min(glyph.get(letter.codePointAt(0)!)!, last)) / em,
  }
}

function capHeightOf(os2: Buffer | undefined, em: number): number {
  return os2 && os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) / em : 0.7
}
