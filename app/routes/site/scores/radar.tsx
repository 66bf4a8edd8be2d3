import { Fragment, type ReactNode } from 'react'
import type { Ratings } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES } from '#domain/posts/ratings.ts'
import { type Point, radarPoints, radarRing } from '#domain/posts/scores/score-radar.ts'

const CENTER = { x: 150, y: 108 }
const CIRCLE = { radius: 82, center: CENTER }
const LABEL_CIRCLE = { radius: 95, center: CENTER }
const RINGS = [0.2, 0.4, 0.6, 0.8, 1]
const AXES = RATING_NAMES.length

/** Axes of a radar chart of the six scores. Hidden from screen readers, since badges beside it have the same scores as text. */
export function Radar({ children }: { children: ReactNode }) {
  return (
    <svg className="radar" viewBox="0 0 300 216" aria-hidden="true">
      {RINGS.map((fraction) => (
        <polygon key={fraction} className="radar__ring" points={pointList(radarRing(AXES, fraction, CIRCLE))} />
      ))}
      {radarRing(AXES, 1, CIRCLE).map((tip, index) => (
        <line key={index} className="radar__axis" x1={CENTER.x} y1={CENTER.y} x2={tip.x} y2={tip.y} />
      ))}
      {children}
      {radarRing(AXES, 1, LABEL_CIRCLE).map(({ x, y }, index) => (
        <text key={index} className="radar__label" x={x} y={y} textAnchor={anchorAt(x)} dominantBaseline="central">
          {RATING_LABELS[RATING_NAMES[index]!]}
        </text>
      ))}
    </svg>
  )
}

/** Polygon of one film's scores. @param corner draws the marker of a corner */
export function RadarShape({ ratings, corner }: { ratings: Ratings; corner: (point: Point) => ReactNode }) {
  const points = radarPoints(
    RATING_NAMES.map((name) => ratings[name]),
    CIRCLE,
  )
  if (points.length === 0) return null
  return (
    <>
      <polygon className="radar__shape" points={pointList(points)} />
      {/* Scores of 0 are all in the centre, so a position is no key. */}
      {points.map((point, index) => (
        <Fragment key={index}>{corner(point)}</Fragment>
      ))}
    </>
  )
}

function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTER.x) < 1) return 'middle'
  return x > CENTER.x ? 'start' : 'end'
}
