// A font file as its OpenType tables. All numbers in it are big-endian.

export type Tables = Map<string, Buffer>

/** Views into the file: what is written into them is written into it. */
export function tables(sfnt: Buffer): Tables {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + 16 * i
      const offset = sfnt.readUInt32BE(entry + 8)
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12))]
    }),
  )
}

/** The font with other tables in the place of those it has. Checksums are left to the subsetter's next pass. */
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
