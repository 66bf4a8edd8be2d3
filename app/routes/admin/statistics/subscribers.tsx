import { periodWithin } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { Chart } from './chart.tsx'
import { ChartSection } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, unitOf } from './format.ts'
import { scaleOf } from './scale.ts'
import { StepChart } from './step-chart.tsx'
import { SubscriberChanges } from './subscriber-changes.tsx'

export function SubscriberStatistics({ report: { subscribers, period } }: { report: StatisticsReport }) {
  const locale = useLocale()
  const { t, number } = locale
  const { active, joined, left, days } = subscribers
  const title = t('labels.subscribers')
  if (days.every((bucket) => bucket.active === 0) && joined === 0)
    return (
      <ChartSection title={title} period={period}>
        <p className="lead">{t('statistics.nobodySubscribedYet')}</p>
      </ChartSection>
    )

  const unit = unitOf(period)
  const scale = scaleOf(Math.max(...days.map((bucket) => bucket.active)))
  const first = days[0]!
  const begun = first.active - first.joined + first.left
  return (
    <ChartSection
      title={title}
      table="subscribers"
      period={period}
      lead={
        <Message
          of="statistics.subscribersNow"
          slots={{
            active: <strong>{number(active)}</strong>,
            joined: number(joined),
            left: number(left),
            period: periodWithin(t, period),
          }}
        />
      }
    >
      <Chart
        title={t(`statistics.${unit}Ends`)}
        sentence={t('statistics.subscribersSentence', { begun, active, period: periodWithin(t, period) })}
        size="low"
        scale={scale}
        buckets={days}
        period={period}
        describe={(index) => {
          const { active: count, joined, left, ...range } = days[index]!
          return t('statistics.subscribersOfBucket', {
            bucket: bucketWords(locale, range, period),
            count,
            joined,
            left,
          })
        }}
      >
        <StepChart kind="subscribers" values={days.map((bucket) => bucket.active)} top={scale.top} />
      </Chart>
      <SubscriberChanges days={days} period={period} />
      <ChartTable
        caption={t(`statistics.${unit}Subscribers`)}
        rows={days}
        period={period}
        columns={[
          { name: t('statistics.total'), of: (row) => row.active },
          { name: t('labels.new'), of: (row) => row.joined },
          { name: t('statistics.gone'), of: (row) => row.left },
        ]}
      />
    </ChartSection>
  )
}
