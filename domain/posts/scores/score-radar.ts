import type { Score } from '../post.ts'
import { SCORE_MAX } from '../ratings.ts'

export interface Point {
  x: number
  y: number
}

/** Position and size of a radar, in the units of its drawing; y grows downward. */
export interface RadarCircle {
  radius: number
  center: Point
}

/** Axes clockwise from twelve o'clock. A 10 lies on the circle, 0 in its centre; an unknown score has no corner. One decimal. */
export function radarPoints(scores: readonly Score[], circle: RadarCircle): Point[] {
  return scores.flatMap((score, index) => {
    if (score === null) return []
    const fraction = Math.min(Math.max(score / SCORE_MAX, 0), 1)
    return pointOnAxis(index / scores.length, fraction, circle)
  })
}

/** The corners of a grid ring of `count` axes at a fraction (0 to 1) of the radius. */
export function radarRing(count: number, fraction: number, circle: RadarCircle): Point[] {
  return Array.from({ length: count }, (_, index) => pointOnAxis(index / count, fraction, circle))
}

/** @param turn the axis as a part of a whole turn, clockwise from twelve o'clock */
function pointOnAxis(turn: number, fraction: number, { radius, center }: RadarCircle): Point {
  const angle = 2 * Math.PI * turn
  return {
    x: toOneDecimal(center.x + radius * fraction * Math.sin(angle)),
    y: toOneDecimal(center.y - radius * fraction * Math.cos(angle)),
  }
}

function toOneDecimal(value: number): number {
  // Adding zero turns -0, which would be printed, into 0.
  return Math.round(value * 10) / 10 + 0
}
