import { exifWith, orientationIn, prefixed } from './orientation.ts'

const START = Buffer.of(0xff, 0xd8)
const END = Buffer.of(0xff, 0xd9)
const START_OF_SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef

/** A JPEG of what a decoder needs: its tables and scans, the colour profile, and how colours are coded. */
export function plainJpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let jfif: Buffer | undefined
  let orientation = 1
  for (let at = START.byteLength; ; ) {
    if (bytes[at] !== 0xff) return undefined
    // Any number of these may stand before a marker.
    while (bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1]
    // What follows the end is no part of the picture: previews, films of phones.
    if (marker === END[1]) break
    if (at + 4 > bytes.byteLength) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.byteLength) return undefined
    const segment = bytes.subarray(at, end)
    const content = segment.subarray(4)

    if (marker === APP0 && startsWith(content, 'JFIF\0') && content.byteLength >= 14) jfif ??= withoutThumbnail(segment)
    else if (marker === APP1 && startsWith(content, 'Exif\0')) orientation = orientationIn(content)
    else if (isNeeded(marker!, content)) kept.push(segment)
    at = end
    if (marker === START_OF_SCAN) {
      at = endOfScan(bytes, end)
      kept.push(bytes.subarray(end, at))
    }
  }
  const turned = orientation === 1 ? [] : [segmentOf(APP1, prefixed(exifWith(orientation)))]
  return Buffer.concat([START, ...(jfif ? [jfif] : []), ...turned, ...kept, END])
}

/** Everything that is neither a comment nor of an application; of those the colour profile and the coding of colours. */
function isNeeded(marker: number, content: Buffer): boolean {
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE\0')
  if (marker === APP14) return startsWith(content, 'Adobe')
  return marker !== COMMENT && !(marker >= APP0 && marker <= APP15)
}

function startsWith(content: Buffer, text: string): boolean {
  return content.toString('latin1', 0, text.length) === text
}

/** Its size, width by height, is the end of the fixed part. */
function withoutThumbnail(segment: Buffer): Buffer {
  return segmentOf(APP0, Buffer.concat([segment.subarray(4, 16), Buffer.of(0, 0)]))
}

function segmentOf(marker: number, content: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0)
  head.writeUInt16BE(content.byteLength + 2, 2)
  return Buffer.concat([head, content])
}

/** The next marker that is not part of the scan itself, which holds 0xff only before 0 and before restart marks. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at)
    if (at === -1) return bytes.byteLength
    const next = bytes[at + 1]!
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
}
