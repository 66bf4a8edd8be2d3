import { tables, withTables } from './sfnt.ts'

const KEPT = { copyright: 0, family: 1, style: 2, full: 4, postScript: 6 }

/** Renamed, since the OFL reserves "Source" for unchanged fonts. Of the other names only copyright and style stay. */
export function renamed(sfnt: Buffer, family: string): Buffer {
  const before = tables(sfnt).get('name')!
  const records: Buffer[] = []
  const strings: Buffer[] = []
  let end = 0
  for (let at = 6; at < 6 + 12 * before.readUInt16BE(2); at += 12) {
    const id = before.readUInt16BE(at + 6)
    if (!Object.values(KEPT).includes(id)) continue
    const name = id === KEPT.postScript ? family.replace(' ', '') : family
    const from = before.readUInt16BE(4) + before.readUInt16BE(at + 10)
    const isOfMaker = id === KEPT.copyright || id === KEPT.style
    const string = isOfMaker
      ? before.subarray(from, from + before.readUInt16BE(at + 8))
      : Buffer.from(name, 'utf16le').swap16()
    const record = Buffer.from(before.subarray(at, at + 12))
    record.writeUInt16BE(string.length, 8)
    record.writeUInt16BE(end, 10)
    records.push(record)
    strings.push(string)
    end += string.length
  }
  const head = Buffer.alloc(6)
  head.writeUInt16BE(records.length, 2)
  head.writeUInt16BE(6 + 12 * records.length, 4)
  return withTables(sfnt, { name: Buffer.concat([head, ...records, ...strings]) })
}
