import sharp from 'sharp'

/** More than this many pixels is a mistake or an attack; 40 megapixels is a good camera. */
const PIXEL_LIMIT = 40_000_000

/** Width and height in pixels as a browser would show them, or undefined for what cannot be read as a picture. */
export async function measure(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient, width, height } = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).metadata()
    return width * height > PIXEL_LIMIT ? undefined : { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
