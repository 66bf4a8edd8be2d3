import { useId } from 'react'
import { periodWords } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { AreaLink } from '../shell/frame/area-link.tsx'
import { Chart } from './chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartSection } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, counted, unitOf } from './format.ts'
import { percent, type Scale, scaleOf } from './scale.ts'

type MailDays = StatisticsReport['mail']['days']

interface MailStatisticsProps {
  report: StatisticsReport
  /** Whether mails are kept in the mailbox for lack of a mail server. */
  keepsMail: boolean
}

export function MailStatistics({ report: { mail, period }, keepsMail }: MailStatisticsProps) {
  const { t } = useLocale()
  const { sent, kept, failed, uncertain, waiting, days } = mail
  const hatch = useId()
  const title = t('labels.mail')
  const waits = waiting > 0 && `${counted(waiting, 'mail waits', 'mails wait')} to be sent.`
  if (sent + kept + failed + uncertain === 0)
    return (
      <ChartSection title={title} period={period}>
        <p className="lead">
          No mail went out in these {periodWords(period)}. {waits} A new post is announced to subscribers when “E-mail
          subscribers” is ticked; <AreaLink to="/admin/mail">{t('labels.mail')}</AreaLink> says how mail leaves.
        </p>
      </ChartSection>
    )

  const showsKept = keepsMail || kept > 0
  const keptWords = (count: number) => (showsKept ? `, ${count.toLocaleString('en')} kept here` : '')
  const scale = scaleOf(Math.max(...days.map((day) => day.sent + day.kept + day.failed + day.uncertain)))
  const words = `${sent.toLocaleString('en')} sent${keptWords(kept)}, ${failed.toLocaleString('en')} failed, ${uncertain.toLocaleString('en')} uncertain`
  return (
    <ChartSection
      title={title}
      table="mail"
      period={period}
      lead={
        <>
          <strong>{sent.toLocaleString('en')}</strong> sent{keptWords(kept)}, {failed.toLocaleString('en')} failed and{' '}
          {uncertain.toLocaleString('en')} uncertain in {periodWords(period)}. {waits}
          {showsKept && (
            <>
              {' '}
              Mails without a server to leave by are kept in{' '}
              <AreaLink to="/admin/mail">{t('statistics.theMailbox')}</AreaLink>.
            </>
          )}
        </>
      }
    >
      <Chart
        title={t('statistics.mailsEach', { unitOf: unitOf(period) })}
        sentence={t('statistics.wordsInPeriodwords', { words, periodWords: periodWords(period) })}
        size="low"
        scale={scale}
        buckets={days}
        period={period}
        describe={(index) => {
          const bucket = days[index]!
          return `${bucketWords(bucket, period)}: ${bucket.sent} sent${keptWords(bucket.kept)}, ${bucket.failed} failed, ${bucket.uncertain} uncertain`
        }}
      >
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="bar__hatch" x1="1" y1="0" x2="1" y2="5" />
        </pattern>
        <Stacks days={days} scale={scale} hatch={hatch} />
      </Chart>
      <ChartLegend
        keys={[
          { name: t('statistics.sent'), sample: <rect className="bar bar--sent" x="5" y="1" width="10" height="12" /> },
          ...(showsKept
            ? [
                {
                  name: t('statistics.keptHere'),
                  sample: <rect className="bar bar--kept" x="5" y="1" width="10" height="12" />,
                },
              ]
            : []),
          {
            name: t('statistics.uncertain'),
            sample: <rect className="bar--uncertain" fill={`url(#${hatch})`} x="5" y="1" width="10" height="12" />,
          },
          {
            name: t('statistics.failed'),
            sample: (
              <>
                <rect className="bar bar--failed" x="5" y="9" width="10" height="4" />
                <path className="bar__cross" d="m7.5 1 5 5m0-5-5 5" />
              </>
            ),
          },
        ]}
      />
      <ChartTable
        caption={t('statistics.mailsEach', { unitOf: unitOf(period) })}
        rows={days}
        period={period}
        columns={[
          { name: t('statistics.sent'), of: (row) => row.sent },
          ...(showsKept ? [{ name: t('statistics.keptHere'), of: (row: MailDays[number]) => row.kept }] : []),
          { name: t('statistics.failed'), of: (row) => row.failed },
          { name: t('statistics.uncertain'), of: (row) => row.uncertain },
        ]}
      />
    </ChartSection>
  )
}

/** One stack for each day, from the bottom: sent, kept, uncertain, failed. A cross above the stack marks failures. */
function Stacks({ days, scale: { top }, hatch }: { days: MailDays; scale: Scale; hatch: string }) {
  return days.map(({ from, sent, kept, uncertain, failed }, index) => {
    const x = percent(index + 0.15, days.length)
    const width = percent(0.7, days.length)
    const block = (below: number, height: number) => ({
      x,
      width,
      y: percent(top - below - height, top),
      height: percent(height, top),
    })
    return (
      <g key={from}>
        {sent > 0 && <rect className="bar bar--sent" {...block(0, sent)} />}
        {kept > 0 && <rect className="bar bar--kept" {...block(sent, kept)} />}
        {uncertain > 0 && (
          <rect className="bar--uncertain" fill={`url(#${hatch})`} {...block(sent + kept, uncertain)} />
        )}
        {failed > 0 && (
          <>
            <rect className="bar bar--failed" {...block(sent + kept + uncertain, failed)} />
            <text
              className="bar__mark"
              x={percent(index + 0.5, days.length)}
              y={percent(top - sent - kept - uncertain - failed, top)}
              dy="-0.25em"
              textAnchor="middle"
            >
              ×
            </text>
          </>
        )}
      </g>
    )
  })
}
