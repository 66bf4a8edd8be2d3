import type { Point } from '#domain/posts/scores/score-radar.ts'

/** A disc, a square and a triangle around a point: what tells films apart for whoever sees no colours. */
const FORMS = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', 'M-3.6-3.6h7.2v7.2h-7.2z', 'M0-4.8 4.6 3.6h-9.2z']

/** Stands for a film in the legend. */
export function CompareMark({ index }: { index: number }) {
  return (
    <svg className="compare__mark" viewBox="-5 -5 10 10" aria-hidden="true">
      <path className="compared__corner" d={FORMS[index]} />
    </svg>
  )
}

/** The same where a shape of the drawing has a corner. */
export function compareCorner(index: number, { x, y }: Point) {
  return <path key={`${x} ${y}`} className="compared__corner" d={FORMS[index]} transform={`translate(${x} ${y})`} />
}
