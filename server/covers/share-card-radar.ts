import { hexOf, oklchOf } from '#domain/look/oklch.ts'
import type { Ratings } from '#domain/posts/post.ts'
import { RATING_LABELS, RATING_NAMES } from '#domain/posts/ratings.ts'
import { type Point, type RadarCircle, radarPoints, radarRing } from '#domain/posts/scores/score-radar.ts'
import { type Face, type Line, settable, widthOf } from './typesetting.ts'

const BONE = '#efe4cf'
const RED = '#e5555a'
const LABEL_SIZE = 23
const LABEL_GAP = 16
const AXES = RATING_NAMES.length
const ENGLISH_NAMES = RATING_NAMES.map((name) => RATING_LABELS[name])

export function hasRadar(ratings: Ratings | null): ratings is Ratings {
  return ratings !== null && RATING_NAMES.some((name) => ratings[name] !== null)
}

/** Draws the polygon of the six scores on its axes. An unknown score has no corner. */
export function drawRadar(ratings: Ratings, circle: RadarCircle, tint: string | null = null): string {
  const red = tint === null ? RED : onNight(tint)
  const { center } = circle
  const rings = [0.25, 0.5, 0.75, 1].map((fraction) => outline(radarRing(AXES, fraction, circle)))
  const axes = radarRing(AXES, 1, circle).map(({ x, y }) => `M${center.x} ${center.y}L${x} ${y}`)
  const corners = radarPoints(
    RATING_NAMES.map((name) => ratings[name]),
    circle,
  )
  return (
    `<path fill="none" stroke="${BONE}" stroke-opacity=".26" stroke-width="1.5" d="${[...rings, ...axes].join('')}"/>` +
    `<path fill="${red}" fill-opacity=".34" stroke="${red}" stroke-width="4" stroke-linejoin="round" d="${outline(corners)}"/>` +
    corners.map(({ x, y }) => `<circle fill="${red}" cx="${x}" cy="${y}" r="6"/>`).join('')
  )
}

/** Light enough to be seen on a dark ground. */
function onNight(tint: string): string {
  const colour = oklchOf(tint)
  return hexOf({ ...colour, l: Math.max(colour.l, 0.64) })
}

/** Names of which the font lacks a letter are empty. @param names in the order of `RATING_NAMES` */
export function radarLabels(circle: RadarCircle, face: Face, names: readonly string[] = ENGLISH_NAMES): Line[] {
  const tips = radarRing(AXES, 1, { ...circle, radius: circle.radius + LABEL_GAP })
  return names.map((name, index) => {
    const text = settable(name, face)
    const { x, y } = tips[index]!
    const side = Math.sign(Math.round(x - circle.center.x))
    const width = widthOf(text, face) * LABEL_SIZE
    const below = y > circle.center.y
    const baseline = side === 0 ? (below ? LABEL_SIZE * 0.7 : 0) : LABEL_SIZE * 0.35
    return { text, size: LABEL_SIZE, x: side === 0 ? x - width / 2 : side > 0 ? x : x - width, y: y + baseline }
  })
}

function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}
