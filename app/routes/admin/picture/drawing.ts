import type { Size } from '#domain/pictures/image-compression.ts'

type Canvas = OffscreenCanvas | HTMLCanvasElement

/**
 * Scales a picture. It is halved while it is more than twice as large as the target: browsers sample few pixels of the original for
 * each new one, which gives jagged edges.
 */
export function drawn(picture: CanvasImageSource, from: Size, to: Size): Canvas {
  const half = { width: Math.ceil(from.width / 2), height: Math.ceil(from.height / 2) }
  if (half.width > to.width && half.height > to.height) return drawn(painted(picture, half), half, to)
  return painted(picture, to)
}

export function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture')))
    canvas.toBlob(take, 'image/jpeg', quality)
  })
}

/** Paints on white: a JPEG has no transparency, and transparent areas would otherwise come out black. */
function painted(picture: CanvasImageSource, { width, height }: Size): Canvas {
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('there is no canvas of this size')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}
