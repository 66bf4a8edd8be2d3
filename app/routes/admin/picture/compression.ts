import {
  compressedToTarget,
  fitWithin,
  IMAGE_MAX_SIDE,
  type Size,
  SOURCE_QUALITY,
  SOURCE_TYPES,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
} from '#domain/pictures/image-compression.ts'
import { drawn, jpegOf } from './drawing.ts'

export interface Prepared extends Size {
  /** The picture that the post shows. */
  readonly image: Blob
  /** Source of the smaller renditions: the chosen file, or a large JPEG in its place; null if that is too large. */
  readonly source: Blob | null
  readonly isSourceTheFile: boolean
  readonly quality: number
}

export interface CompressionTask {
  readonly file: File
  /** Whether the file may go to the server as it is. */
  readonly sendsFile: boolean
}

/** Runs wherever there is a canvas: in a worker, or in the page itself. */
export async function compressed(
  original: ImageBitmap | HTMLImageElement,
  originalSize: Size,
  { file, sendsFile }: CompressionTask,
): Promise<Prepared> {
  const largest = drawn(original, originalSize, fitWithin(originalSize, IMAGE_MAX_SIDE))
  let canvas = largest
  const small = await compressedToTarget(sizeOf(largest), file.size, (size, quality) => {
    if (canvas.width !== size.width || canvas.height !== size.height) canvas = drawn(largest, sizeOf(largest), size)
    return jpegOf(canvas, quality)
  })
  if (sendsFile && isKeptAsItIs(file, originalSize)) return { ...small, source: file, isSourceTheFile: true }
  const source = await jpegOf(largest, SOURCE_QUALITY)
  return { ...small, source: source.size <= UPLOAD_MAX_BYTES ? source : null, isSourceTheFile: false }
}

/**
 * Whether the server keeps the file as it is. Pictures of a 48-megapixel camera are too large for it, and HEIC and GIF are not
 * among its types.
 */
function isKeptAsItIs(file: File, { width, height }: Size): boolean {
  return SOURCE_TYPES.includes(file.type) && file.size <= UPLOAD_MAX_BYTES && width * height <= UPLOAD_MAX_PIXELS
}

function sizeOf({ width, height }: Size): Size {
  return { width, height }
}
