import { periodWords } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Chart } from './chart.tsx'
import { ChartSection } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, counted, unitOf } from './format.ts'
import { scaleOf } from './scale.ts'
import { StepChart } from './step-chart.tsx'
import { SubscriberChanges } from './subscriber-changes.tsx'

export function SubscriberStatistics({ report: { subscribers, period } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  const { active, joined, left, days } = subscribers
  const title = t('labels.subscribers')
  if (days.every((bucket) => bucket.active === 0) && joined === 0)
    return (
      <ChartSection title={title} period={period}>
        <p className="lead">{t('statistics.nobodyHasSubscribedYet')}</p>
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
        <>
          <strong>{active.toLocaleString('en')}</strong> now; {joined.toLocaleString('en')} new and{' '}
          {left.toLocaleString('en')} gone in {periodWords(period)}.
        </>
      }
    >
      <Chart
        title={t('statistics.subscribersAtEndEach', { unit })}
        sentence={`${begun.toLocaleString('en')} at the beginning of these ${periodWords(period)}, ${active.toLocaleString('en')} now.`}
        size="low"
        scale={scale}
        buckets={days}
        period={period}
        describe={(index) => {
          const bucket = days[index]!
          return `${bucketWords(bucket, period)}: ${counted(bucket.active, 'subscriber')}, ${bucket.joined} new, ${bucket.left} gone`
        }}
      >
        <StepChart kind="subscribers" values={days.map((bucket) => bucket.active)} top={scale.top} />
      </Chart>
      <SubscriberChanges days={days} period={period} />
      <ChartTable
        caption={t('statistics.subscribersEach', { unit })}
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
