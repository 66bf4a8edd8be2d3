import { Fragment, type ReactNode } from 'react'
import type { Ratings } from '#domain/posts/post.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { type Point, radarPoints, radarRing } from '#domain/posts/scores/score-radar.ts'
import { useLocale } from '../../../ui/locale.ts'

const CENTER = { x: 0, y: 0 }
const CIRCLE = { radius: 82, center: CENTER }
const LABEL_CIRCLE = { radius: 95, center: CENTER }
const RINGS = [0.2, 0.4, 0.6, 0.8, 1]
const AXES = RATING_NAMES.length

/** Axes of a radar chart of the six scores. Hidden from screen readers, since badges beside it have the same scores as text. */
export function Radar({ children }: { children: ReactNode }) {
  const { t } = useLocale()
  const tips = pointList(radarRing(AXES, 1, CIRCLE))
  return (
    <svg className="radar" viewBox="-150 -108 300 216" aria-hidden="true">
      <g className="radar__grid">
        {RINGS.map((fraction) => (
          // The stroke width is the inverse of the scale, so that all rings have the same one.
          <polygon
            key={fraction}
            points={tips}
            transform={`scale(${fraction})`}
            strokeWidth={(1 / fraction).toPrecision(2)}
          />
        ))}
        <path d={`M0,0 ${tips.replaceAll(' ', 'M0,0 ')}`} />
      </g>
      {children}
      <g className="radar__labels">
        {radarRing(AXES, 1, LABEL_CIRCLE).map(({ x, y }, index) => (
          <text key={index} x={x} y={y} textAnchor={anchorAt(x)}>
            {t(`ratings.${RATING_NAMES[index]!}`)}
          </text>
        ))}
      </g>
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
      {/* Points with a score of 0 are all in the centre, so a position is not a unique key. */}
      {points.map((point, index) => (
        <Fragment key={index}>{corner(point)}</Fragment>
      ))}
    </>
  )
}

function pointList(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

/** `text-anchor` of a label; undefined keeps `middle` of the style sheet. */
function anchorAt(x: number): 'start' | 'end' | undefined {
  if (Math.abs(x) < 1) return undefined
  return x > 0 ? 'start' : 'end'
}
