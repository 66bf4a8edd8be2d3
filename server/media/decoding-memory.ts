import type { Metadata } from 'sharp'

export type DecodingFacts = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>

/** Of one picture. Two are unpacked at once, so the process grows by twice as much at most. */
export const DECODING_LIMIT = 250_000_000

const BYTES_PER_SAMPLE: Partial<Record<DecodingFacts['depth'], number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
}
/**
 * How much is held for each decoded byte, as measured with pictures of 40 megapixels: interlaced PNG and progressive JPEG are
 * held whole, and once more while they are put together; AVIF in the planes, references and copies of a frame of video.
 */
const HELD = { streamed: 1, whole: 2, avif: 6 }
/** What encoding WebP holds for each pixel. JPEG and PNG are written row by row. */
const WEBP_BYTES_PER_PIXEL = 14

/**
 * Bytes of memory that unpacking a picture takes at most, by its head.
 * @param writes what it is then written as, in its own size; nothing when it is only scaled down
 */
export function decodingBytes(facts: DecodingFacts, writes?: 'webp' | 'jpeg' | 'png'): number {
  const pixels = facts.width * facts.height
  const decoded = pixels * facts.channels * (BYTES_PER_SAMPLE[facts.depth] ?? 1)
  const unpacked = decoded * heldOf(facts)
  return writes === 'webp' ? Math.max(unpacked, decoded + pixels * WEBP_BYTES_PER_PIXEL) : unpacked
}

/** An error message for the sender; null when the picture fits. */
export function decodingProblem(bytes: number): string | null {
  if (bytes <= DECODING_LIMIT) return null
  const megabytes = (count: number) => Math.ceil(count / 1_000_000).toLocaleString('en')
  return `This picture would need ${megabytes(bytes)} MB of memory once unpacked; Den takes up to ${megabytes(DECODING_LIMIT)}. Make it smaller, or save it as an ordinary JPEG.`
}

function heldOf({ format, isProgressive }: DecodingFacts): number {
  if (format === 'heif') return HELD.avif
  return isProgressive ? HELD.whole : HELD.streamed
}
