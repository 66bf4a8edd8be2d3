import type { Size } from './image-compression.ts'

/** A point of a picture, in whole percent of its width from the left and of its height from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 }

export function focalPointInName(point: FocalPoint | undefined): string {
  return point ? `-at-${point.x}-${point.y}` : ''
}

/** Largest part with the ratio of `shape`; the point has the same percentages in it as in the whole, so it may be cut again. */
export function partAround(point: FocalPoint, picture: Size, shape: Size): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.round(shape.width * scale))
  const height = Math.max(1, Math.round(shape.height * scale))
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * point.x) / 100),
    top: Math.round(((picture.height - height) * point.y) / 100),
  }
}
