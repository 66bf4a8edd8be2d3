import { fitWithin, type Size } from '#domain/pictures/image-compression.ts'

export type LookPicture = 'logo' | 'icon' | 'header'

/** Pixels: three times the size at which a logo is shown, the largest icon, and what wide screens show of the header picture. */
const BOXES: Readonly<Record<LookPicture, Size>> = {
  logo: { width: 720, height: 108 },
  icon: { width: 512, height: 512 },
  header: { width: 2400, height: 1200 },
}

/**
 * Draws a chosen file as a PNG, which keeps what is transparent, or a header picture as a JPEG. An SVG is drawn by the browser of its owner, so that the server and
 * readers never get one, which could hold scripts.
 * @returns null for a file that the browser cannot draw
 */
export async function logoFile(file: File, use: LookPicture): Promise<Blob | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const size = drawnSize({ width: image.naturalWidth, height: image.naturalHeight }, BOXES[use], file.type)
    const canvas = Object.assign(document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, size.width, size.height)
    const type = use === 'header' ? 'image/jpeg' : 'image/png'
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  } catch {
    // Browsers refuse to draw some drawings, in words of their own.
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A drawing may be enlarged, a picture of pixels not. Some drawings have no size of their own. */
function drawnSize({ width, height }: Size, box: Size, type: string): Size {
  const own = width > 0 && height > 0 ? { width, height } : { width: box.height, height: box.height }
  const factor = Math.min(box.width / own.width, box.height / own.height)
  if (factor < 1 || type === 'image/svg+xml')
    return fitWithin({ width: own.width * factor, height: own.height * factor }, Math.max(box.width, box.height))
  return own
}
