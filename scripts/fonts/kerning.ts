import { glyphs } from './characters.ts'
import { coverage, lookupsOf, numbers } from './layout.ts'
import { tables } from './sfnt.ts'

/** How far two letters are moved apart, in em: what the table GPOS says of the pair, read here in a way of its own. */
export function kerning(sfnt: Buffer, [first, second]: readonly [string, string]): number {
  const table = tables(sfnt).get('GPOS')!
  const em = tables(sfnt).get('head')!.readUInt16BE(18)
  const map = glyphs(sfnt)
  const left = map.get(first.codePointAt(0)!)!
  const right = map.get(second.codePointAt(0)!)!
  for (const { type, at } of lookupsOf(table, 'GPOS', 'kern')) {
    if (type !== 2) continue
    for (const here of at) {
      const index = coverage(table, here + table.readUInt16BE(here + 2)).indexOf(left)
      if (index === -1) continue
      const distance =
        table.readUInt16BE(here) === 1 ? ofPair(table, here, index, right) : ofClasses(table, here, left, right)
      if (distance !== undefined) return distance / em
    }
  }
  return 0
}

function ofPair(table: Buffer, at: number, index: number, right: number): number | undefined {
  const set = at + table.readUInt16BE(at + 10 + 2 * index)
  for (let i = 0; i < table.readUInt16BE(set); i++)
    if (table.readUInt16BE(set + 2 + 4 * i) === right) return table.readInt16BE(set + 4 + 4 * i)
  return undefined
}

function ofClasses(table: Buffer, at: number, left: number, right: number): number {
  const row = classOf(table, at + table.readUInt16BE(at + 8), left)
  const column = classOf(table, at + table.readUInt16BE(at + 10), right)
  return table.readInt16BE(at + 16 + 2 * (row * table.readUInt16BE(at + 14) + column))
}

function classOf(table: Buffer, at: number, glyph: number): number {
  if (table.readUInt16BE(at) === 1) return numbers(table, at + 4)[glyph - table.readUInt16BE(at + 2)] ?? 0
  for (let i = 0; i < table.readUInt16BE(at + 2); i++) {
    const range = at + 4 + 6 * i
    if (glyph >= table.readUInt16BE(range) && glyph <= table.readUInt16BE(range + 2))
      return table.readUInt16BE(range + 4)
  }
  return 0
}
