// A font file as its OpenType tables. All numbers in it are big-endian.

export type Tables = Map<string, Buffer>

/** The tables as views of the buffer: writing into a view changes the file. */
export function tables(sfnt: Buffer): Tables {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + 16 * i
      const offset = sfnt.readUInt32BE(entry + 8)
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12))]
    }),
  )
}

/** Replaces tables of a font. Their checksums are set by the next pass of the subsetter. */
export function withTables(sfnt: Buffer, changed: Readonly<Record<string, Buffer>>): Buffer {
  const head = Buffer.from(sfnt.subarray(0, 12 + 16 * sfnt.readUInt16BE(4)))
  const parts: Buffer[] = [head]
  let end = head.length
  for (const [i, [tag, before]] of [...tables(sfnt)].entries()) {
    const table = changed[tag] ?? before
    head.writeUInt32BE(end, 12 + 16 * i + 8)
    head.writeUInt32BE(table.length, 12 + 16 * i + 12)
    parts.push(table, Buffer.alloc(-table.length & 3))
    end += table.length + (-table.length & 3)
  }
  return Buffer.concat(parts)
}
