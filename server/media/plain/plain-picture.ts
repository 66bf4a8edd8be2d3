import type { ImageType } from '../image-type.ts'
import { plainAvif } from './plain-avif.ts'
import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'
import { plainWebp } from './plain-webp.ts'

/**
 * The same picture without what a camera or a program wrote beside it: place, names, dates, thumbnails, films behind its
 * end. Not a pixel changes; colour profile and orientation stay. What is plain already comes back byte for byte, so that
 * a picture that was read and is written again keeps its address. Undefined where that cannot be had without drawing the
 * picture anew: it moves, or is not built as it should be.
 */
export function plainPicture(bytes: Uint8Array, type: ImageType): Uint8Array | undefined {
  return PLAIN[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const PLAIN: Readonly<Record<ImageType, (bytes: Buffer) => Uint8Array | undefined>> = {
  'image/jpeg': plainJpeg,
  'image/png': plainPng,
  'image/webp': plainWebp,
  'image/avif': plainAvif,
}
