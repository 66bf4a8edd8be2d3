import { useLocale } from '../../../ui/locale.ts'
import { peakOf } from './format.ts'
import { percent, shortNumber, stepsArea, stepsPath } from './scale.ts'

/** One step for each value: an outline, and the area below it. */
export function StepChart({ values, top, kind }: { values: readonly number[]; top: number; kind: string }) {
  return (
    <svg
      className={`steps steps--${kind}`}
      aria-hidden="true"
      viewBox={`0 0 ${values.length} 1000`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
    >
      <path className="steps__area" d={stepsArea(values, top)} />
      <path className="steps__line" d={stepsPath(values, top)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

export function Peak({ values, top }: { values: readonly number[]; top: number }) {
  const locale = useLocale()
  const peak = peakOf(values)
  if (!peak) return null
  const middle = (peak.index + 0.5) / values.length
  const anchor = middle < 0.06 ? 'start' : middle > 0.94 ? 'end' : 'middle'
  const x = anchor === 'middle' ? percent(middle, 1) : anchor === 'start' ? '0%' : '100%'
  return (
    <text className="chart__peak" x={x} y={percent(top - peak.value, top)} dy="-0.5em" textAnchor={anchor}>
      {shortNumber(locale, peak.value)}
    </text>
  )
}
