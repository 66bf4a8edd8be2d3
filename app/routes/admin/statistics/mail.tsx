import { useId } from 'react'
import { periodWithin } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { AreaLink } from '../shell/frame/area-link.tsx'
import { Chart } from './chart.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartSection } from './chart-section.tsx'
import { ChartTable } from './chart-table.tsx'
import { bucketWords, unitOf } from './format.ts'
import { percent, type Scale, scaleOf } from './scale.ts'

type MailDays = StatisticsReport['mail']['days']

interface MailStatisticsProps {
  report: StatisticsReport
  /** Whether mails are kept in the mailbox for lack of a mail server. */
  keepsMail: boolean
}

export function MailStatistics({ report: { mail, period }, keepsMail }: MailStatisticsProps) {
  const locale = useLocale()
  const { t, number } = locale
  const { sent, kept, failed, uncertain, waiting, days } = mail
  const hatch = useId()
  const title = t('labels.mail')
  const waits = waiting > 0 && t('statistics.mailsWait', { count: waiting })
  const within = periodWithin(t, period)
  if (sent + kept + failed + uncertain === 0)
    return (
      <ChartSection title={title} period={period}>
        <p className="lead">
          {t('statistics.noMail', { period: within })} {waits}{' '}
          <Message
            of="statistics.howAnnounced"
            slots={{ mail: (words) => <AreaLink to="/admin/mail">{words}</AreaLink> }}
          />
        </p>
      </ChartSection>
    )

  const showsKept = keepsMail || kept > 0
  const scale = scaleOf(Math.max(...days.map((day) => day.sent + day.kept + day.failed + day.uncertain)))
  const counts = { sent, failed, uncertain, period: within }
  const written = {
    sent: <strong>{number(sent)}</strong>,
    failed: number(failed),
    uncertain: number(uncertain),
    period: within,
  }
  return (
    <ChartSection
      title={title}
      table="mail"
      period={period}
      lead={
        <>
          {showsKept ? (
            <Message of="statistics.mailsLeadKept" slots={{ ...written, kept: number(kept) }} />
          ) : (
            <Message of="statistics.mailsLead" slots={written} />
          )}{' '}
          {waits}{' '}
          {showsKept && (
            <Message
              of="statistics.keptInMailbox"
              slots={{ mailbox: (words) => <AreaLink to="/admin/mail">{words}</AreaLink> }}
            />
          )}
        </>
      }
    >
      <Chart
        title={t(`statistics.${unitOf(period)}Mails`)}
        sentence={
          showsKept ? t('statistics.mailsSentenceKept', { ...counts, kept }) : t('statistics.mailsSentence', counts)
        }
        size="low"
        scale={scale}
        buckets={days}
        period={period}
        describe={(index) => {
          const { from, to, kept, sent, failed, uncertain } = days[index]!
          const values = { bucket: bucketWords(locale, { from, to }, period), sent, failed, uncertain }
          return showsKept
            ? t('statistics.mailsOfBucketKept', { ...values, kept })
            : t('statistics.mailsOfBucket', values)
        }}
      >
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="bar__hatch" x1="1" y1="0" x2="1" y2="5" />
        </pattern>
        <Stacks days={days} scale={scale} hatch={hatch} />
      </Chart>
      <ChartLegend
        keys={[
          { name: t('mail.sent'), sample: <rect className="bar bar--sent" x="5" y="1" width="10" height="12" /> },
          ...(showsKept
            ? [
                {
                  name: t('mail.keptHere'),
                  sample: <rect className="bar bar--kept" x="5" y="1" width="10" height="12" />,
                },
              ]
            : []),
          {
            name: t('mail.uncertain'),
            sample: <rect className="bar--uncertain" fill={`url(#${hatch})`} x="5" y="1" width="10" height="12" />,
          },
          {
            name: t('mail.failed'),
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
        caption={t(`statistics.${unitOf(period)}Mails`)}
        rows={days}
        period={period}
        columns={[
          { name: t('mail.sent'), of: (row) => row.sent },
          ...(showsKept ? [{ name: t('mail.keptHere'), of: (row: MailDays[number]) => row.kept }] : []),
          { name: t('mail.failed'), of: (row) => row.failed },
          { name: t('mail.uncertain'), of: (row) => row.uncertain },
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
