/** What the picture that a post carries may have. */
export const IMAGE_TARGET_BYTES = 500_000

/** Pixels of its longer side. */
export const IMAGE_MAX_SIDE = 2400

/** Limits of every file that is stored: a larger one is a mistake or an attack, and 40 megapixels is a good camera. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 40_000_000

/** Types of chosen files that go to the server as they are, as the source of a picture. */
export const SOURCE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** Of the JPEG that stands in for a chosen file that cannot be the source. */
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

/**
 * Lowers the quality until a picture is small enough; at zero, where no quality is left to give up, it gives up pixels.
 * `size` is where it starts, `fileBytes` what the chosen file has, and `encode` draws and packs it.
 */
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

/** The qualities to try, from 0 to 1, best first. Counted in whole tenths, as 0.8 less 0.1 eight times is not quite zero. */
export function qualities(fileBytes: number): readonly number[] {
  const first = fileBytes > IMAGE_TARGET_BYTES ? 2 : 8
  return Array.from({ length: first + 1 }, (_, step) => (first - step) / 10)
}

/** The size in which a picture fits into a square of this side; never larger than it is. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const factor = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * The size to try after one whose file has too many bytes. Bytes go roughly with pixels, so this is a little less than what
 * should fit; one step never takes more than half of a side, and always something.
 */
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
