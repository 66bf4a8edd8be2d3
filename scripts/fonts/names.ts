import { tables, withTables } from './sfnt.ts'

// The OFL reserves "Source": a changed font may not call itself that. Ours are named after their CSS families.
export function renamed(sfnt: Buffer, family: string): Buffer {
  const name = tables(sfnt).get('name')!
  const names: Record<number, string> = { 1: family, 3: family, 4: family, 6: family.replace(' ', '') }
  const records = Buffer.from(name.subarray(6, name.readUInt16BE(4)))
  const strings: Buffer[] = []
  let end = 0
  for (let at = 0; at < 12 * name.readUInt16BE(2); at += 12) {
    const string = names[records.readUInt16BE(at + 6)]
    const from = name.readUInt16BE(4) + records.readUInt16BE(at + 10)
    const bytes = string
      ? Buffer.from(string, 'utf16le').swap16()
      : name.subarray(from, from + records.readUInt16BE(at + 8))
    strings.push(bytes)
    records.writeUInt16BE(bytes.length, at + 8)
    records.writeUInt16BE(end, at + 10)
    end += bytes.length
  }
  return withTables(sfnt, { name: Buffer.concat([name.subarray(0, 6), records, ...strings]) })
}
