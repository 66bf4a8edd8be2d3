import type { Ratings } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES } from '#domain/posts/ratings.ts'
import { radarPoints, radarRing } from '#domain/posts/scores/score-radar.ts'

const CENTER = { x: 150, y: 108 }
const RADIUS = 82
const LABEL_RADIUS = 95
const RINGS = [0.2, 0.4, 0.6, 0.8, 1]
const AXES = RATING_NAMES.length

/** The shape of a film: the badges above say the same in words, so this drawing is for the eye only. */
export function RatingRadar({ ratings }: { ratings: Ratings }) {
  const scores = RATING_NAMES.map((name) => ratings[name])
  const points = radarPoints(scores, { radius: RADIUS, center: CENTER })
  const tips = radarRing(AXES, 1, { radius: RADIUS, center: CENTER })
  const labels = radarRing(AXES, 1, { radius: LABEL_RADIUS, center: CENTER })

  return (
    <svg className="radar" viewBox="0 0 300 216" aria-hidden="true">
      {RINGS.map((fraction) => (
        <polygon
          key={fraction}
          className="radar__ring"
          points={pointList(radarRing(AXES, fraction, { radius: RADIUS, center: CENTER }))}
        />
      ))}
      {tips.map((tip, index) => (
        <line key={index} className="radar__axis" x1={CENTER.x} y1={CENTER.y} x2={tip.x} y2={tip.y} />
      ))}
      {points.length > 0 && <polygon className="radar__shape" points={pointList(points)} />}
      {points.map((point, index) => (
        <circle key={index} className="radar__point" cx={point.x} cy={point.y} r="3" />
      ))}
      {RATING_NAMES.map((name, index) => {
        const label = labels[index]!
        return (
          <text
            key={name}
            className="radar__label"
            x={label.x}
            y={label.y}
            textAnchor={anchorAt(label.x)}
            dominantBaseline="central"
          >
            {RATING_LABELS[name]}
          </text>
        )
      })}
    </svg>
  )
}

function pointList(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ')
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTER.x) < 1) return 'middle'
  return x > CENTER.x ? 'start' : 'end'
}
