import { comparedWords } from '#domain/statistics/statistics.ts'
import { periodWords } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Chart } from './chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { CsvLink } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, counted, monthsWords, peakOf, unitOf, whenWords } from './format.ts'
import { scaleOf } from './scale.ts'
import { Peak, StepChart } from './step-chart.tsx'

export function Readers({ report }: { report: StatisticsReport }) {
  const { t } = useLocale()
  const { period, readers, views, visitors } = report
  const unit = unitOf(period)
  const title = t('statistics.viewsVisitorsEach', { unit })
  const scale = scaleOf(Math.max(...readers.map((bucket) => bucket.views)))
  return (
    <section className="readers" aria-label={t('statistics.readers')}>
      <div className="cluster readers__figures">
        <p className="readers__figure readers__figure--first">
          <span
            className={
              views.now < 1_000_000 ? 'number readers__number' : 'number readers__number readers__number--long'
            }
          >
            {views.now.toLocaleString('en')}
          </span>{' '}
          <span className="heading readers__name">{views.now === 1 ? 'view' : 'views'}</span>{' '}
          <ComparedWith compared={views} report={report} />
          {period === '12m' && <span className="meta readers__compared">{monthsWords(report.range)}</span>}
        </p>
        <p className="readers__figure">
          <span className="number readers__number">{visitors.now.toLocaleString('en')}</span>{' '}
          <span className="heading readers__name">{visitors.now === 1 ? 'visitor' : 'visitors'}</span>{' '}
          <ComparedWith compared={visitors} report={report} />
        </p>
      </div>
      <Chart
        title={title}
        sentence={sentenceOf(report)}
        size="tall"
        scale={scale}
        buckets={readers}
        period={period}
        describe={(index) => {
          const bucket = readers[index]!
          return `${bucketWords(bucket, period)}: ${counted(bucket.views, 'view')}, ${counted(bucket.visitors, 'visitor')}`
        }}
      >
        <StepChart kind="views" values={readers.map((bucket) => bucket.views)} top={scale.top} />
        <StepChart kind="visitors" values={readers.map((bucket) => bucket.visitors)} top={scale.top} />
        <Peak values={readers.map((bucket) => bucket.views)} top={scale.top} />
      </Chart>
      <div className="cluster cluster--apart">
        <ChartLegend
          keys={[
            {
              name: t('statistics.views'),
              sample: <path className="steps__key steps__key--views" d="M1 13V6h6V2h6v7h6v4" />,
            },
            {
              name: t('statistics.visitors'),
              sample: <path className="steps__key steps__key--visitors" d="M1 13V8h6V5h6v5h6v3Z" />,
            },
          ]}
        />
        <CsvLink table="days" title={title} period={period} />
      </div>
      <ChartTable
        caption={title}
        rows={readers}
        period={period}
        columns={[
          { name: t('statistics.views'), of: (row) => row.views },
          { name: t('statistics.visitors'), of: (row) => row.visitors },
        ]}
      />
    </section>
  )
}

function ComparedWith({
  compared: { now, before },
  report: { period },
}: {
  compared: StatisticsReport['views']
  report: StatisticsReport
}) {
  if (before === null) return null
  return <span className="meta readers__compared">{comparedWords(now, before, periodWords(period))}</span>
}

function sentenceOf({ period, readers, views, visitors }: StatisticsReport): string {
  const total = `${counted(views.now, 'view')} and ${counted(visitors.now, 'visitor')} in ${periodWords(period)}`
  const peak = peakOf(readers.map((bucket) => bucket.views))
  return peak
    ? `${total}, most of them ${whenWords(readers[peak.index]!, period)}: ${counted(peak.value, 'view')}.`
    : `${total}.`
}
