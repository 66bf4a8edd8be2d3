import { createHash } from 'node:crypto'
import sharp from 'sharp'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** A small picture. */
export function drawing(format: PictureFormat): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: 'crimson' } })
    .toFormat(format)
    .toBuffer()
}

/** Where the media store keeps these bytes. */
export function addressOf(bytes: Uint8Array, format: PictureFormat): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return `/media/${hash}.${format === 'jpeg' ? 'jpg' : format}`
}
