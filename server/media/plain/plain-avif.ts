const NEEDED = new Set(['ftyp', 'meta', 'mdat'])
/** Types of items: EXIF, and XMP or anything else that has a media type or an address. */
const NOTES = ['Exif', 'mime', 'uri ']

/**
 * An AVIF that holds nothing but a picture, as it is. Inside, everything refers to everything by its place in the file, so
 * nothing is cut out of one that holds more: that one is drawn anew.
 */
export function plainAvif(bytes: Buffer): Buffer | undefined {
  for (let at = 0; at < bytes.byteLength; ) {
    if (at + 8 > bytes.byteLength) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    const length = bytes.readUInt32BE(at)
    const end = length === 0 ? bytes.byteLength : at + length
    // A length of 1 announces one of 64 bits, which no picture of ours needs.
    if (length === 1 || end < at + 8 || end > bytes.byteLength || !NEEDED.has(name)) return undefined
    if (name === 'ftyp' && bytes.toString('latin1', at + 8, at + 12) !== 'avif') return undefined
    const box = bytes.subarray(at, end)
    if (name === 'meta' && NOTES.some((type) => box.includes(type, 0, 'latin1'))) return undefined
    at = end
  }
  return bytes
}
