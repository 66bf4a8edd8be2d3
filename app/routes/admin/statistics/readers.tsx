import type { Locale } from '#domain/locales/locale.ts'
import { comparedWords } from '#domain/statistics/statistics.ts'
import { periodWithin } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { Chart } from './chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { CsvLink } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, monthsWords, peakOf, unitOf } from './format.ts'
import { scaleOf } from './scale.ts'
import { Peak, StepChart } from './step-chart.tsx'

const name = (words: string) => <span className="heading readers__name">{words}</span>

export function Readers({ report }: { report: StatisticsReport }) {
  const locale = useLocale()
  const { t, number } = locale
  const { period, readers, views, visitors } = report
  const title = t(`statistics.${unitOf(period)}Views`)
  const scale = scaleOf(Math.max(...readers.map((bucket) => bucket.views)))
  return (
    <section className="readers" aria-label={t('statistics.readers')}>
      <div className="cluster readers__figures">
        <p className="readers__figure readers__figure--first">
          <Message
            of="statistics.viewsFigure"
            count={views.now}
            slots={{
              count: (
                <span
                  className={
                    views.now < 1_000_000 ? 'number readers__number' : 'number readers__number readers__number--long'
                  }
                >
                  {number(views.now)}
                </span>
              ),
              name,
            }}
          />{' '}
          <ComparedWith compared={views} report={report} />
          {period === '12m' && <span className="meta readers__compared">{monthsWords(locale, report.range)}</span>}
        </p>
        <p className="readers__figure">
          <Message
            of="statistics.visitorsFigure"
            count={visitors.now}
            slots={{ count: <span className="number readers__number">{number(visitors.now)}</span>, name }}
          />{' '}
          <ComparedWith compared={visitors} report={report} />
        </p>
      </div>
      <Chart
        title={title}
        sentence={sentenceOf(locale, report)}
        size="tall"
        scale={scale}
        buckets={readers}
        period={period}
        describe={(index) => {
          const bucket = readers[index]!
          return t('statistics.readersOfBucket', {
            bucket: bucketWords(locale, bucket, period),
            ...countsOf(t, bucket),
          })
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
  const { t } = useLocale()
  if (before === null) return null
  return <span className="meta readers__compared">{comparedWords(t, now, before, period)}</span>
}

function sentenceOf(locale: Locale, { period, readers, views, visitors }: StatisticsReport): string {
  const { t } = locale
  const values = { ...countsOf(t, { views: views.now, visitors: visitors.now }), period: periodWithin(t, period) }
  const peak = peakOf(readers.map((bucket) => bucket.views))
  if (!peak) return t('statistics.readersOfPeriod', values)
  const words = bucketWords(locale, readers[peak.index]!, period)
  const most = t('statistics.viewCount', { count: peak.value })
  return unitOf(period) === 'day'
    ? t('statistics.readersPeakDay', { ...values, day: words, most })
    : t('statistics.readersPeakMonth', { ...values, month: words, most })
}

function countsOf(t: Locale['t'], { views, visitors }: { readonly views: number; readonly visitors: number }) {
  return {
    views: t('statistics.viewCount', { count: views }),
    visitors: t('statistics.visitorCount', { count: visitors }),
  }
}
