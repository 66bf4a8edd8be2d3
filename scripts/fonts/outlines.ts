import { rounded, uint16s } from './sfnt.ts'

const ON_CURVE = 0x01
const IS_SHORT = { x: 0x02, y: 0x04 } as const
const REPEATS = 0x08
/** With a short step: that it is forward. With a long one: that there is none. */
const IS_SAME = { x: 0x10, y: 0x20 } as const
const OVERLAPS = 0x40

const COMPONENT = { hasWords: 0x01, isMoved: 0x02, hasScale: 0x08, more: 0x20, hasTwo: 0x40, hasFour: 0x80 } as const
const HAS_INSTRUCTIONS = 0x100

interface Point {
  flag: number
  x: number
  y: number
}

/** The tables glyf and loca, the latter with long ways. */
export function scaledOutlines(glyf: Buffer, loca: Buffer, isLong: boolean, scale: number) {
  const start = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const count = loca.length / (isLong ? 4 : 2) - 1
  const scaled = Array.from({ length: count }, (_, i) => scaledGlyph(glyf.subarray(start(i), start(i + 1)), scale))
  const ways = Buffer.alloc(4 * (count + 1))
  for (const [i, glyph] of scaled.entries()) ways.writeUInt32BE(ways.readUInt32BE(4 * i) + glyph.length, 4 * (i + 1))
  return { glyf: Buffer.concat(scaled), loca: ways }
}

/** Of a space there is nothing to see, and no byte. */
function scaledGlyph(glyph: Buffer, scale: number): Buffer {
  if (glyph.length === 0) return glyph
  const scaled = glyph.readInt16BE(0) < 0 ? scaledComposite(glyph, scale) : scaledContours(glyph, scale)
  return Buffer.concat([scaled, Buffer.alloc(-scaled.length & 3)])
}

/** Written the long way: WOFF2 keeps outlines in its own, shorter one. */
function scaledContours(glyph: Buffer, scale: number): Buffer {
  const contours = glyph.readInt16BE(0)
  const ends = Array.from({ length: contours }, (_, i) => glyph.readUInt16BE(10 + 2 * i))
  const points = pointsOf(glyph, contours, ends.at(-1)! + 1)
  const xs = points.map(({ x }) => rounded(x * scale))
  const ys = points.map(({ y }) => rounded(y * scale))
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const steps = (values: number[]) => values.map((value, i) => value - (values[i - 1] ?? 0))
  const NO_INSTRUCTIONS = 0
  return Buffer.concat([
    uint16s([contours, ...box, ...ends, NO_INSTRUCTIONS]),
    Buffer.from(points.map(({ flag }) => flag & (ON_CURVE | OVERLAPS))),
    uint16s([...steps(xs), ...steps(ys)]),
  ])
}

function pointsOf(glyph: Buffer, contours: number, count: number): Point[] {
  let at = 10 + 2 * contours
  at += 2 + glyph.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEATS ? glyph.readUInt8(at++) + 1 : 1
    flags.push(...Array.from({ length: times }, () => flag))
  }
  const along = (axis: 'x' | 'y') => {
    let value = 0
    return flags.map((flag) => {
      if (flag & IS_SHORT[axis]) value += glyph.readUInt8(at++) * (flag & IS_SAME[axis] ? 1 : -1)
      else if (!(flag & IS_SAME[axis])) {
        value += glyph.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = along('x')
  const ys = along('y')
  return flags.map((flag, i) => ({ flag, x: xs[i]!, y: ys[i]! }))
}

/** A glyph out of others, such as a letter and its accent: they are scaled themselves, and so is where they stand. */
function scaledComposite(glyph: Buffer, scale: number): Buffer {
  const scaled = (place: number) => rounded(glyph.readInt16BE(place) * scale)
  const parts: Buffer[] = [uint16s([glyph.readUInt16BE(0), scaled(2), scaled(4), scaled(6), scaled(8)])]
  let at = 10
  for (let flags: number = COMPONENT.more; flags & COMPONENT.more; ) {
    flags = glyph.readUInt16BE(at)
    if (!(flags & COMPONENT.isMoved)) throw new Error('Glyphs that hang from points are unheard of here.')
    const isWide = flags & COMPONENT.hasWords
    const way = isWide
      ? [scaled(at + 4), scaled(at + 6)]
      : [at + 4, at + 5].map((place) => rounded(glyph.readInt8(place) * scale))
    parts.push(uint16s([(flags | COMPONENT.hasWords) & ~HAS_INSTRUCTIONS, glyph.readUInt16BE(at + 2), ...way]))
    at += isWide ? 8 : 6
    const ownScale = flags & COMPONENT.hasScale ? 2 : flags & COMPONENT.hasTwo ? 4 : flags & COMPONENT.hasFour ? 8 : 0
    parts.push(glyph.subarray(at, at + ownScale))
    at += ownScale
  }
  return Buffer.concat(parts)
}
