import { crc32 } from 'node:zlib'
import { exifWith, orientationIn } from './orientation.ts'

const SIGNATURE_LENGTH = 8
/** Length and name before the content of a chunk, checksum behind it. */
const FRAME_LENGTH = 12
/** What decides how pixels look. A picture that moves keeps the one that stands for it. */
const NEEDED = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs'.split(' '))

export function plainPng(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  let orientation = 1
  for (let at = SIGNATURE_LENGTH; ; ) {
    if (at + FRAME_LENGTH > bytes.byteLength) return undefined
    const end = at + FRAME_LENGTH + bytes.readUInt32BE(at)
    if (end > bytes.byteLength) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4))
    if (NEEDED.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  const [header, ...others] = kept
  const turned = orientation === 1 ? [] : [chunkOf('eXIf', exifWith(orientation))]
  return Buffer.concat([bytes.subarray(0, SIGNATURE_LENGTH), header!, ...turned, ...others])
}

function chunkOf(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.byteLength, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
