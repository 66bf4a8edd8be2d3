import { SOURCE_MAX_PIXELS } from '#domain/pictures/image-compression.ts'
import { CARD_SIZE, uprightHeight } from '#domain/pictures/picture.ts'
import { sharp } from './sharp.ts'

/** `width`: the whole picture; `upright`: cropped to 4:5; `card`: the JPEG of a shared link. */
export type RenditionKind = { kind: 'width' | 'upright'; width: number } | { kind: 'card' }

const TIME_LIMIT_SECONDS = 10

/**
 * A picture in another size: a WebP of that width, whole or cut upright, or the JPEG that goes with a shared link. Turned as its EXIF says, and
 * without any metadata.
 */
export function render(bytes: Uint8Array, wanted: RenditionKind): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: SOURCE_MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: TIME_LIMIT_SECONDS })
  if (wanted.kind === 'card')
    return picture
      .resize({ ...CARD_SIZE, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  const { kind, width } = wanted
  const smaller =
    kind === 'upright'
      ? picture.resize({ width, height: uprightHeight(width), fit: 'cover' })
      : picture.resize({ width, withoutEnlargement: true })
  return smaller.webp({ quality: 70, effort: 6 }).toBuffer()
}
