import type { Point } from '#domain/posts/scores/score-radar.ts'

/** Marker shapes (disc, square, triangle), so that films differ by more than colour. SVG paths centred on 0 0. */
const FORMS = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', 'M-3.6-3.6h7.2v7.2h-7.2z', 'M0-4.8 4.6 3.6h-9.2z']

/** The marker of a film beside its name. @param index of the film, from 0 */
export function CompareMark({ index }: { index: number }) {
  return (
    <svg className="compare__mark" viewBox="-5 -5 10 10" aria-hidden="true">
      <path className="compared__corner" d={FORMS[index]} />
    </svg>
  )
}

/** The marker of a film at a corner of its shape in the radar chart. @param index of the film, from 0 */
export function compareCorner(index: number, { x, y }: Point) {
  return <path className="compared__corner" d={FORMS[index]} transform={`translate(${x} ${y})`} />
}
