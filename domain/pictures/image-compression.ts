export const IMAGE_TARGET_BYTES = 500_000

/** Maximum length of its longer side, in pixels. */
export const IMAGE_MAX_SIDE = 2400

/** Limits of every stored file. The second bounds the memory of decoding. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 40_000_000

/** Media types of chosen files that are uploaded unchanged as the source of a picture. */
export const SOURCE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const SOURCE_QUALITY = 0.9

/** In pixels, or in the units of a drawing. */
export interface Size {
  readonly width: number
  readonly height: number
}

interface Compressed<T> extends Size {
  readonly image: T
  readonly quality: number
}

/** Lowers the quality until a picture is small enough; at quality zero, its size. `fileBytes` is the size of the chosen file. */
export async function compressedToTarget<T extends { readonly size: number }>(
  size: Size,
  fileBytes: number,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<Compressed<T>> {
  for (const quality of qualities(fileBytes)) {
    const image = await encode(size, quality)
    if (image.size <= IMAGE_TARGET_BYTES) return { image, quality, ...size }
    if (quality === 0) return scaledToTarget(size, image, encode)
  }
  throw new Error('the last quality is zero')
}

/** Best first. The specification begins at 0.2 above the target size, else at 0.8. Tenths: 0.8 minus eight times 0.1 is not 0. */
export function qualities(fileBytes: number): readonly number[] {
  const first = fileBytes > IMAGE_TARGET_BYTES ? 2 : 8
  return Array.from({ length: first + 1 }, (_, step) => (first - step) / 10)
}

/** The size at which a picture fits into a square of this side; it is never enlarged. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const factor = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: scaled(width), height: scaled(height) }
}

/** A little less than what should fit, if bytes are proportional to pixels. Each step multiplies the sides by 0.5 to 0.9. */
export function nextSmaller({ width, height }: Size, bytes: number): Size {
  const factor = Math.min(0.9, Math.max(0.5, Math.sqrt(IMAGE_TARGET_BYTES / bytes) * 0.97))
  const scaled = (length: number) => Math.max(1, Math.floor(length * factor))
  return { width: scaled(width), height: scaled(height) }
}

async function scaledToTarget<T extends { readonly size: number }>(
  size: Size,
  image: T,
  encode: (size: Size, quality: number) => Promise<T>,
): Promise<Compressed<T>> {
  if (image.size <= IMAGE_TARGET_BYTES) return { image, quality: 0, ...size }
  // A side has at least one pixel. A picture that is still too large is refused by the server.
  if (size.width === 1 && size.height === 1) return { image, quality: 0, ...size }
  const smaller = nextSmaller(size, image.size)
  return scaledToTarget(smaller, await encode(smaller, 0), encode)
}
