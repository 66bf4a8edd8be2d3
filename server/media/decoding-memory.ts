import type { Metadata } from 'sharp'

export type DecodingFacts = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>

/** Bytes for one picture. At most two are decoded at once, so the process grows by at most twice as much. */
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
 * Bytes in memory for each decoded byte, measured with pictures of 40 megapixels: interlaced PNG and progressive JPEG are held whole, and
 * once more while they are assembled; AVIF in the planes, references and copies of a video frame.
 */
const HELD = { streamed: 1, whole: 2, avif: 6 }
/** What encoding WebP holds for each pixel. JPEG and PNG are written row by row. */
const WEBP_BYTES_PER_PIXEL = 14

/**
 * Upper limit of the memory for decoding a picture, in bytes, from its header.
 * @param writes format in which it is then encoded in full size; absent when it is only scaled down
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
