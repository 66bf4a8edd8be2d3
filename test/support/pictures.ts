import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { MediaStore } from '#server/media/media-store.ts'
import { succeeded } from '#test/support/succeeded.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** A picture of one colour. */
export function canvas(width: number, height: number, background = 'crimson'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A small picture. */
export function drawing(format: PictureFormat): Promise<Buffer> {
  return canvas(30, 20).toFormat(format).toBuffer()
}

/**
 * Stores a picture.
 * @returns its address
 * @throws {Error} if the store refuses it
 */
export async function storedPicture(store: MediaStore, bytes: Uint8Array, source?: Uint8Array): Promise<string> {
  return succeeded(await store.put(bytes, { source })).address
}

/**
 * The bytes that are stored at an address.
 * @throws {Error} when there are none
 */
export async function storedBytes(store: MediaStore, address: string): Promise<Buffer> {
  const medium = await store.find(address)
  if (!medium) throw new Error(`Nothing is stored at ${address}.`)
  return Buffer.concat(await Array.fromAsync(store.read(medium)))
}

/** A form as a browser would send it. */
export async function multipart(fields: readonly (readonly [string, File | string])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const encoded = new Response(form)
  return {
    headers: { 'Content-Type': encoded.headers.get('Content-Type')! },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** The address of these bytes in the media store. */
export function addressOf(bytes: Uint8Array, format: PictureFormat): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return `/media/${hash}.${format === 'jpeg' ? 'jpg' : format}`
}

/** A black PNG of one bit per pixel: a few kilobytes at any size. With fewer `rows` it is damaged, and contains only these. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.of())])
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)])
}

/** A JPEG of a few hundred bytes that claims to have this size. */
export async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await drawing('jpeg')
  // The frame header contains height and width after its length and the number of bits.
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}
