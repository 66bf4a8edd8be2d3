import { useId } from 'react'
import type { Period } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { ChartLegend } from './chart-legend.tsx'
import { unitOf } from './format.ts'
import { percent } from './scale.ts'

interface SubscriberChangesProps {
  days: StatisticsReport['subscribers']['days']
  period: Period
}

/** New subscribers above a line, lost ones below it: filled and hollow, so that colour is not the only sign. */
export function SubscriberChanges({ days, period }: SubscriberChangesProps) {
  const { t, number } = useLocale()
  const id = useId()
  const joined = days.reduce((sum, bucket) => sum + bucket.joined, 0)
  const left = days.reduce((sum, bucket) => sum + bucket.left, 0)
  if (joined + left === 0) return null
  const most = Math.max(...days.flatMap((bucket) => [bucket.joined, bucket.left]))
  const { length } = days
  return (
    <>
      <div className="chart chart--strip">
        <svg className="chart__scale" aria-hidden="true">
          <text y="14%" dy="0.32em">
            +{number(most)}
          </text>
          <text y="86%" dy="0.32em">
            −{number(most)}
          </text>
        </svg>
        <svg className="chart__plot" role="img" aria-labelledby={`${id}-title ${id}-sentence`}>
          <title id={`${id}-title`}>{t(`statistics.${unitOf(period)}Changes`)}</title>
          <desc id={`${id}-sentence`}>{t('statistics.changes', { joined, left })}</desc>
          <line className="chart__base" x2="100%" y1="50%" y2="50%" />
          {days.map((bucket, index) => {
            const x = percent(index + 0.15, length)
            const width = percent(0.7, length)
            const up = (bucket.joined / most) * 46
            const down = (bucket.left / most) * 46
            return (
              <g key={bucket.from}>
                {up > 0 && (
                  <rect
                    className="bar bar--joined"
                    x={x}
                    width={width}
                    y={percent(50 - up, 100)}
                    height={percent(up, 100)}
                  />
                )}
                {down > 0 && <rect className="bar bar--left" x={x} width={width} y="50%" height={percent(down, 100)} />}
              </g>
            )
          })}
        </svg>
      </div>
      <ChartLegend
        keys={[
          { name: t('labels.new'), sample: <rect className="bar bar--joined" x="5" y="1" width="10" height="12" /> },
          { name: t('statistics.gone'), sample: <rect className="bar bar--left" x="5" y="1" width="10" height="12" /> },
        ]}
      />
    </>
  )
}
