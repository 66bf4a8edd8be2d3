import sharp from 'sharp'

/** More than this many pixels is a mistake or an attack; 40 megapixels is a good camera. */
export const PIXEL_LIMIT = 40_000_000

export interface Measurements {
  /** Pixels, as a browser would show it. */
  readonly width: number
  readonly height: number
  /** Its colours in a grid of 3 × 2, row by row, `rrggbb` one after the other without a space. */
  readonly placeholder: string
}

/** What a page has to know of a picture, or undefined for what cannot be read to its end. */
export async function measure(bytes: Uint8Array): Promise<Measurements | undefined> {
  try {
    const { autoOrient, width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata()
    if (width * height > PIXEL_LIMIT) return undefined
    const picture = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).autoOrient()
    // Only what has an alpha channel: on pictures without colours it fails.
    if (hasAlpha) picture.flatten({ background: '#12100f' })
    const pixels = await picture.resize(3, 2, { fit: 'fill' }).toColorspace('srgb').raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height, placeholder: pixels.toString('hex') }
  } catch {
    return undefined
  }
}
