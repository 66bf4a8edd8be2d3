import type { Metadata } from 'sharp'

export type DecodingFacts = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'format' | 'isProgressive'>

/** Bytes. At most two pictures are decoded at once, so the process grows by at most twice as much. */
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
 * Bytes for each decoded byte, measured with 40 megapixels. Interlaced PNG and progressive JPEG are held whole, and once more while
 * they are assembled; AVIF in planes, references and copies of a video frame.
 */
const HELD = { streamed: 1, whole: 2, avif: 6 }
/** WebP is encoded from memory; JPEG and PNG are written row by row. */
const WEBP_BYTES_PER_PIXEL = 14

/** An upper limit in bytes. @param writes format in which the picture is encoded in full size; absent when it is only scaled down */
export function decodingBytes(facts: DecodingFacts, writes?: 'webp' | 'jpeg' | 'png'): number {
  const pixels = facts.width * facts.height
  const decoded = pixels * facts.channels * (BYTES_PER_SAMPLE[facts.depth] ?? 1)
  const unpacked = decoded * heldOf(facts)
  return writes === 'webp' ? Math.max(unpacked, decoded + pixels * WEBP_BYTES_PER_PIXEL) : unpacked
}

export function decodingProblem(bytes: number): string | null {
  if (bytes <= DECODING_LIMIT) return null
  const megabytes = (count: number) => Math.ceil(count / 1_000_000).toLocaleString('en')
  return `This picture would need ${megabytes(bytes)} MB of memory once unpacked; Den takes up to ${megabytes(DECODING_LIMIT)}. Make it smaller, or save it as an ordinary JPEG.`
}

function heldOf({ format, isProgressive }: DecodingFacts): number {
  if (format === 'heif') return HELD.avif
  return isProgressive ? HELD.whole : HELD.streamed
}
