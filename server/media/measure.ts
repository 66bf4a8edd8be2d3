import type { Metadata, Sharp } from 'sharp'
import { type Size, UPLOAD_MAX_PIXELS } from '#domain/pictures/image-compression.ts'
import { decodingBytes, decodingProblem } from './decoding-memory.ts'
import type { ImageType } from './image-type.ts'
import { pictureIn, sharp } from './sharp.ts'

const MEGA = 1_000_000
const DAMAGED = 'This picture is damaged: it cannot be read to its end.'

/** Size as browsers show the picture, so after its orientation is applied. */
interface Measurements extends Size {
  /** Its colours in a grid of 3 × 2, row by row, `rrggbb` one after the other without a space. */
  readonly placeholder: string
}

type Refusal = { ok: false; problem: string }
type MeasureResult = { ok: true; measurements: Measurements } | Refusal
type ReencodeResult = { ok: true; bytes: Uint8Array; type: ImageType } | Refusal

/** Size and placeholder of a picture; for an animation, those of its first frame. */
export function measure(bytes: Uint8Array): Promise<MeasureResult> {
  return unlessRefused(bytes, undefined, async (picture, { autoOrient, hasAlpha }) => {
    // Only with an alpha channel: it fails on greyscale pictures without one.
    if (hasAlpha) picture.flatten({ background: '#12100f' })
    const pixels = await picture.resize(3, 2, { fit: 'fill' }).toColorspace('srgb').raw().toBuffer()
    return { ok: true, measurements: { ...autoOrient, placeholder: pixels.toString('hex') } }
  })
}

/** Upright, in sRGB, without metadata. The loss at quality 90 is invisible. AVIF becomes WebP: encoding AVIF takes seconds. */
export function reencode(bytes: Uint8Array, type: ImageType): Promise<ReencodeResult> {
  const [writes, written] = REENCODED_AS[type]
  return unlessRefused(bytes, writes, async (picture) => ({
    ok: true,
    bytes: await picture.toFormat(writes, REENCODE_OPTIONS[writes]).toBuffer(),
    type: written,
  }))
}

const REENCODED_AS = {
  'image/jpeg': ['jpeg', 'image/jpeg'],
  'image/png': ['png', 'image/png'],
  'image/webp': ['webp', 'image/webp'],
  'image/avif': ['webp', 'image/webp'],
} as const
const REENCODE_OPTIONS = {
  // Optimized Huffman codes would need all rows in memory.
  jpeg: { quality: 90, optimiseCoding: false },
  png: {},
  webp: { quality: 90 },
} as const

async function unlessRefused<T>(
  bytes: Uint8Array,
  writes: 'webp' | 'jpeg' | 'png' | undefined,
  work: (picture: Sharp, facts: Metadata) => Promise<T>,
): Promise<T | Refusal> {
  try {
    const header = await readHeader(bytes, writes)
    return header.ok ? await work(pictureIn(bytes), header.facts) : header
  } catch {
    return { ok: false, problem: DAMAGED }
  }
}

/** Why a picture is refused before it is decoded; null if it is not. */
export async function problemOfHeader(bytes: Uint8Array): Promise<string | null> {
  const header = await readHeader(bytes, undefined).catch(() => ({ ok: false, problem: DAMAGED }) as const)
  return header.ok ? null : header.problem
}

/** Reads the header only, so that a picture that claims too much is refused before it is decoded. */
async function readHeader(
  bytes: Uint8Array,
  writes: 'webp' | 'jpeg' | 'png' | undefined,
): Promise<{ ok: true; facts: Metadata } | Refusal> {
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata()
  const pixels = facts.width * facts.height
  if (pixels > UPLOAD_MAX_PIXELS) return { ok: false, problem: tooManyPixels(pixels) }
  const tooMuch = decodingProblem(decodingBytes(facts, writes))
  return tooMuch ? { ok: false, problem: tooMuch } : { ok: true, facts }
}

/** Rounded up to a tenth, so that a refusal never says that 40 exceeds 40. */
function tooManyPixels(pixels: number): string {
  const megapixels = (Math.ceil(pixels / (MEGA / 10)) / 10).toLocaleString('en')
  return `This picture has ${megapixels} megapixels; Den takes up to ${UPLOAD_MAX_PIXELS / MEGA}.`
}
