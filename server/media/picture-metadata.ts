import type { ImageType } from './image-type.ts'

/** Bytes behind the end count as metadata. A colour profile does not, nor EXIF of the orientation alone, as Den once wrote. */
export function isWithoutMetadata(bytes: Uint8Array, type: ImageType): boolean {
  return IS_WITHOUT_METADATA[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const IS_WITHOUT_METADATA: Readonly<Record<ImageType, (file: Buffer) => boolean>> = {
  'image/jpeg': isJpegWithoutMetadata,
  'image/png': isPngWithoutMetadata,
  'image/webp': isWebpWithoutMetadata,
  'image/avif': isAvifWithoutMetadata,
}

/** Big-endian TIFF, one directory of one entry: the orientation. */
const ORIENTATION_ONLY = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
const JPEG_EXIF_PREFIX = Buffer.from('Exif\0\0', 'latin1')

function isOrientationOnly(exif: Buffer): boolean {
  if (exif.byteLength !== ORIENTATION_ONLY.byteLength) return false
  const withoutValue = Buffer.from(exif)
  withoutValue[19] = 0
  return withoutValue.equals(ORIENTATION_ONLY)
}

function isJpegWithoutMetadata(file: Buffer): boolean {
  for (let at = 2; file[at] === 0xff; ) {
    const marker = file[at + 1]
    // End of image.
    if (marker === 0xd9) return at + 2 === file.byteLength
    if (marker === undefined || at + 4 > file.byteLength) return false
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end < at + 4 || end > file.byteLength || !isSegmentWithoutMetadata(marker, file.subarray(at + 4, end)))
      return false
    // Start of scan.
    at = marker === 0xda ? endOfScan(file, end) : end
  }
  return false
}

function isSegmentWithoutMetadata(marker: number, content: Buffer): boolean {
  const startsWith = (text: string) => content.toString('latin1', 0, text.length) === text
  // APP0 without a thumbnail, APP1, APP2, APP14; other segments of applications and comments are metadata.
  if (marker === 0xe0) return startsWith('JFIF\0') && content.byteLength === 14
  if (marker === 0xe1) return startsWith('Exif\0\0') && isOrientationOnly(content.subarray(JPEG_EXIF_PREFIX.byteLength))
  if (marker === 0xe2) return startsWith('ICC_PROFILE\0')
  if (marker === 0xee) return startsWith('Adobe') && content.byteLength === 12
  return marker !== 0xfe && !(marker >= 0xe0 && marker <= 0xef)
}

/** The next marker that is not part of the scan itself, which holds 0xff only before 0 and before restart markers. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = file.indexOf(0xff, at)
    const next = file[at + 1]
    if (at === -1 || next === undefined) return file.byteLength
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}

const PNG_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '))

function isPngWithoutMetadata(file: Buffer): boolean {
  // A signature of 8 bytes; around the content of a chunk its length, name and checksum.
  for (let at = 8; at + 12 <= file.byteLength; ) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return end === file.byteLength
    if (!PNG_CHUNKS.has(name) && !(name === 'eXIf' && isOrientationOnly(file.subarray(at + 8, end - 4)))) return false
    at = end
  }
  return false
}

const WEBP_CHUNKS = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])

function isWebpWithoutMetadata(file: Buffer): boolean {
  // `RIFF`, length, `WEBP`.
  if (file.byteLength < 12 || 8 + file.readUInt32LE(4) !== file.byteLength) return false
  let at = 12
  while (at + 8 <= file.byteLength) {
    const name = file.toString('latin1', at, at + 4)
    const end = at + 8 + file.readUInt32LE(at + 4)
    if (!WEBP_CHUNKS.has(name) && !(name === 'EXIF' && isOrientationOnly(file.subarray(at + 8, end)))) return false
    at = end + (end % 2)
  }
  return at === file.byteLength
}

const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat'])
/** Types of items: EXIF, and XMP or anything else that has a media type or an address. */
const AVIF_METADATA = ['Exif', 'mime', 'uri ']

function isAvifWithoutMetadata(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.byteLength) {
    const name = file.toString('latin1', at + 4, at + 8)
    const length = file.readUInt32BE(at)
    // 0 means up to the end; 1 announces a length of 64 bits, which no picture of ours needs.
    const end = length === 0 ? file.byteLength : at + length
    if (end < at + 8 || !AVIF_BOXES.has(name)) return false
    // `avis` is a sequence of pictures.
    if (name === 'ftyp' && file.toString('latin1', at + 8, at + 12) !== 'avif') return false
    if (name === 'meta' && AVIF_METADATA.some((item) => file.subarray(at, end).includes(item, 0, 'latin1')))
      return false
    at = end
  }
  return at === file.byteLength
}
