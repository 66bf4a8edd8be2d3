import type { Picture } from '#domain/pictures/picture.ts'

/** Reading pages have no inline styles, so a percentage is composed of a class for its tens and one for its units. */
export function focalClass({ focalPoint }: Pick<Picture, 'focalPoint'>): string {
  return focalPoint ? ['focal', ...digitsOf('x', focalPoint.x), ...digitsOf('y', focalPoint.y)].join(' ') : ''
}

function digitsOf(axis: 'x' | 'y', percent: number): string[] {
  const units = percent % 10
  return [percent - units, units].filter(Boolean).map((part) => `focal--${axis}${part}`)
}
