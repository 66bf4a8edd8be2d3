import { type ReactNode, useId } from 'react'
import type { DateRange, Period } from '#domain/statistics/statistics-period.ts'
import { useLocale } from '../../../ui/locale.ts'
import { shortBucketWords } from './format.ts'
import { namedBuckets, percent, type Scale, shortNumber } from './scale.ts'

interface ChartProps {
  title: string
  /** Text alternative for screen readers: one sentence about the whole chart. The table has the numbers. */
  sentence: string
  size: 'tall' | 'low'
  scale: Scale
  buckets: readonly DateRange[]
  period: Period
  /** Tooltip of a part of the period. */
  describe: (index: number) => string
  children: ReactNode
}

const NAMED_AT_MOST = 6
const NAMED_AT_MOST_WHEN_NARROW = 3

/**
 * The frame of every chart over time. Positions are percentages of its width and height, so that it stretches with the page while
 * the size of text and the width of lines stay the same.
 */
export function Chart({ title, sentence, size, scale, buckets, period, describe, children }: ChartProps) {
  const locale = useLocale()
  const id = useId()
  const { length } = buckets
  return (
    <div className={`chart chart--${size}`}>
      <svg className="chart__scale" aria-hidden="true">
        <Ground>
          {scale.ticks.map((tick) => (
            <text key={tick} y={percent(scale.top - tick, scale.top)} dy="0.32em">
              {shortNumber(locale, tick)}
            </text>
          ))}
        </Ground>
      </svg>
      <svg className="chart__plot" role="img" aria-labelledby={`${id}-title ${id}-sentence`}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-sentence`}>{sentence}</desc>
        <Ground>
          {scale.ticks.map((tick) => {
            const y = percent(scale.top - tick, scale.top)
            return <line key={tick} className={tick === 0 ? 'chart__base' : 'chart__line'} x2="100%" y1={y} y2={y} />
          })}
          {children}
          {buckets.map((bucket, index) => (
            <g key={bucket.from} className="chart__bucket">
              <title>{describe(index)}</title>
              <rect x={percent(index, length)} width={percent(1, length)} height="100%" />
            </g>
          ))}
        </Ground>
        <BucketNames buckets={buckets} period={period} />
      </svg>
    </div>
  )
}

/** The drawing area, with space above for the number of the highest value, and below for names. */
function Ground({ children }: { children: ReactNode }) {
  return (
    <svg className="chart__ground" aria-hidden="true" y="10%" width="100%" height="76%">
      {children}
    </svg>
  )
}

function BucketNames({ buckets, period }: { buckets: readonly DateRange[]; period: Period }) {
  const locale = useLocale()
  const { length } = buckets
  const wide = namedBuckets(length, period === '7' || period === '12m' ? length : NAMED_AT_MOST)
  const narrow = new Set(namedBuckets(length, NAMED_AT_MOST_WHEN_NARROW))
  return wide.map((index) => {
    const isLast = index === length - 1
    // With many parts, each is narrow, and the name of the last one would extend beyond the edge.
    const isAtEdge = isLast && length > 12
    return (
      <text
        key={index}
        className={narrow.has(index) ? 'chart__name' : 'chart__name chart__name--wide'}
        x={isAtEdge ? '100%' : percent(index + 0.5, length)}
        y="97%"
        textAnchor={isAtEdge ? 'end' : 'middle'}
      >
        {shortBucketWords(locale, buckets[index]!, period, isLast)}
      </text>
    )
  })
}
