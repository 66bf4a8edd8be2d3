import { exifWith, orientationIn } from './orientation.ts'

/** `RIFF`, length, `WEBP`. */
const HEAD_LENGTH = 12
const NEEDED = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])
/** Bits of the first byte of VP8X. */
const XMP = 0x04
const EXIF = 0x08

/** Undefined as well for one that moves: its pictures are too deep inside to be told apart here. */
export function plainWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let features: Buffer | undefined
  let orientation = 1
  const fileEnd = bytes.byteLength < HEAD_LENGTH ? Number.POSITIVE_INFINITY : 8 + bytes.readUInt32LE(4)
  if (fileEnd > bytes.byteLength) return undefined
  for (let at = HEAD_LENGTH; at + 8 <= fileEnd; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const end = at + 8 + bytes.readUInt32LE(at + 4)
    if (end > fileEnd || name === 'ANIM' || name === 'ANMF') return undefined
    const content = bytes.subarray(at + 8, end)
    if (name === 'EXIF') orientation = orientationIn(content)
    if (NEEDED.has(name)) {
      const chunk = chunkOf(name, content)
      if (name === 'VP8X') features = chunk
      kept.push(chunk)
    }
    at = end + (end % 2)
  }
  if (features) {
    const others = features[8]! & ~(XMP | EXIF)
    features[8] = orientation === 1 ? others : others | EXIF
    if (orientation !== 1) kept.push(chunkOf('EXIF', exifWith(orientation)))
  }
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept])
  return chunkOf('RIFF', content)
}

/** Of even length: a byte is added where the content has an odd one. */
function chunkOf(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.byteLength, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.byteLength % 2)])
}
