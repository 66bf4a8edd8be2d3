// Inside a font file: OpenType tables, big-endian.

export function metrics(sfnt: Buffer) {
  const table = tables(sfnt)
  const em = table.get('head')!.readUInt16BE(18)
  const line = table.get('hhea')!
  const last = line.readUInt16BE(34) - 1
  const glyph = glyphs(sfnt)
  return {
    ascent: line.readInt16BE(4) / em,
    descent: -line.readInt16BE(6) / em,
    lineGap: line.readInt16BE(8) / em,
    advance: (letter: string) =>
      table.get('hmtx')!.readUInt16BE(4 * Math.min(glyph.get(letter.codePointAt(0)!)!, last)) / em,
  }
}

// Which glyph each character has: cmap, format 4, which the subsetter writes for the Basic Multilingual Plane.
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

// The OFL reserves "Source": a changed font may not call itself that. Ours are named after their CSS families.
export function renamed(sfnt: Buffer, family: string): Buffer {
  const name = tables(sfnt).get('name')!
  const names: Record<number, string> = { 1: family, 3: family, 4: family, 6: family.replace(' ', '') }
  const records = name.subarray(6, name.readUInt16BE(4))
  const strings: Buffer[] = []
  let end = 0
  for (let at = 0; at < 12 * name.readUInt16BE(2); at += 12) {
    const string = names[records.readUInt16BE(at + 6)]
    const from = name.readUInt16BE(4) + records.readUInt16BE(at + 10)
    const bytes = string
      ? Buffer.from(string, 'utf16le').swap16()
      : name.subarray(from, from + records.readUInt16BE(at + 8))
    strings.push(Buffer.from(bytes))
    records.writeUInt16BE(bytes.length, at + 8)
    records.writeUInt16BE(end, at + 10)
    end += bytes.length
  }
  // The new table goes to the end; the subsetter's second pass sets the checksums.
  const table = Buffer.concat([name.subarray(0, 6), records, ...strings])
  const out = Buffer.concat([sfnt, Buffer.alloc(-sfnt.length & 3), table])
  const entry = 12 + 16 * [...tables(sfnt).keys()].indexOf('name')
  out.writeUInt32BE(out.length - table.length, entry + 8)
  out.writeUInt32BE(table.length, entry + 12)
  return out
}

function tables(sfnt: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + 16 * i
      const offset = sfnt.readUInt32BE(entry + 8)
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12))]
    }),
  )
}
