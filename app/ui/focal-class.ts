import type { Picture } from '#domain/pictures/picture.ts'

/** Reading pages have no inline styles, so a percentage is composed of classes for powers of two. */
export function focalClass({ focalPoint }: Pick<Picture, 'focalPoint'>): string {
  return focalPoint ? ['focal', ...powersOf('x', focalPoint.x), ...powersOf('y', focalPoint.y)].join(' ') : ''
}

function powersOf(axis: 'x' | 'y', percent: number): string[] {
  return [64, 32, 16, 8, 4, 2, 1].filter((power) => percent & power).map((power) => `focal--${axis}${power}`)
}
