import type { Sharp } from 'sharp'
import { type FocalPoint, partAround } from '#domain/pictures/focal-point.ts'
import type { Size } from '#domain/pictures/image-compression.ts'
import { CARD_SIZE, uprightHeight } from '#domain/pictures/picture.ts'
import type { RenditionKind } from './rendition-name.ts'
import { pictureIn } from './sharp.ts'

/**
 * Renders a picture in another size: a WebP of that width, whole or cut upright, the JPEG for a shared link, or an icon. Upright by
 * its EXIF orientation, without metadata.
 */
export async function render(bytes: Uint8Array, wanted: RenditionKind): Promise<Buffer> {
  const picture = pictureIn(bytes)
  if (wanted.kind === 'card')
    return (await cut(picture, CARD_SIZE, wanted.point, 'attention')).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  if (wanted.kind === 'icon') return icon(picture, wanted.side)
  const { kind, width } = wanted
  const smaller =
    kind === 'upright'
      ? await cut(picture, { width, height: uprightHeight(width) }, wanted.point, 'centre')
      : picture.resize({ width, withoutEnlargement: true })
  return smaller.webp({ quality: 70, effort: 6 }).toBuffer()
}

/** The icon of a phone's home screen is opaque: iOS paints black what is transparent. */
const OPAQUE_SIDE = 180

function icon(picture: Sharp, side: number): Promise<Buffer> {
  const isOpaque = side === OPAQUE_SIDE
  const background = isOpaque ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 }
  const ground = isOpaque ? picture.flatten({ background }) : picture
  return ground
    .resize({ width: side, height: side, fit: 'contain', background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function cut(
  picture: Sharp,
  size: Size,
  point: FocalPoint | undefined,
  position: 'attention' | 'centre',
): Promise<Sharp> {
  if (!point) return picture.resize({ ...size, fit: 'cover', position })
  const { autoOrient } = await picture.metadata()
  return picture.extract(partAround(point, autoOrient, size)).resize({ ...size, fit: 'fill' })
}
