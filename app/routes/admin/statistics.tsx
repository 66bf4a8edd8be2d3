import { useId } from 'react'
import { Link, useNavigation } from 'react-router'
import { shareWords } from '#domain/statistics/statistics.ts'
import {
  PERIODS,
  type Period,
  periodFrom,
  periodWithin,
  periodWords,
  USUAL_PERIOD,
} from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { servicesContext } from '../../context.ts'
import { useLocale } from '../../ui/locale.ts'
import { Message } from '../../ui/message.tsx'
import type { Route } from './+types/statistics'
import { ScreenTitle } from './shell/screen-title.tsx'
import { ChartSection } from './statistics/chart-section.tsx'
import { MailStatistics } from './statistics/mail.tsx'
import { NotCounted, NoVisitors } from './statistics/no-visitors.tsx'
import { Ranking } from './statistics/ranking.tsx'
import { Readers } from './statistics/readers.tsx'
import { SubscriberStatistics } from './statistics/subscribers.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { statistics, config, mail } = context.get(servicesContext)
  // Other values in the address are ignored.
  const period = periodFrom(new URL(request.url).searchParams.get('period')) ?? USUAL_PERIOD
  const [report, mailbox] = await Promise.all([statistics.report(period), mail.transport('mailbox')])
  return { report, isCounted: config.analytics.provider !== 'off', keepsMail: mailbox !== undefined }
}

export default function StatisticsScreen({ loaderData: { report, isCounted, keepsMail } }: Route.ComponentProps) {
  const { t } = useLocale()
  const isLoading = useNavigation().state === 'loading'
  const id = useId()
  const hasReaders = report.views.now > 0
  return (
    <section className="screen statistics" aria-labelledby={id} aria-busy={isLoading}>
      <ScreenTitle screen={t('statistics.titleOfPeriod', { period: periodWords(t, report.period) })} />
      {/* Announces a change of the period to screen readers. */}
      <p className="visually-hidden" role="status">
        {t('statistics.ofPeriod', { period: periodWithin(t, report.period) })}
      </p>
      <div className="cluster cluster--apart statistics__top">
        <h2 className="admin__heading" id={id}>
          {t('statistics.statistics')}
        </h2>
        <Periods current={report.period} />
      </div>
      {!isCounted && <NotCounted hasReaders={hasReaders} />}
      {hasReaders && <Readers report={report} />}
      {!hasReaders && isCounted && <NoVisitors report={report} />}
      {hasReaders && (
        <div className="statistics__row">
          <Posts report={report} />
          <Referrers report={report} />
          <Screens report={report} />
        </div>
      )}
      <div className="statistics__row statistics__row--even">
        <SubscriberStatistics report={report} />
        <MailStatistics report={report} keepsMail={keepsMail} />
      </div>
      <p className="meta statistics__notes">{t('statistics.notes', { timeZone: report.timeZone })}</p>
    </section>
  )
}

function Periods({ current }: { current: Period }) {
  const { t } = useLocale()
  return (
    <nav className="tabs statistics__periods" aria-label={t('statistics.period')}>
      {PERIODS.map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          className="nav-link"
          preventScrollReset
          aria-current={period === current ? 'page' : undefined}
        >
          {period === '12m' ? (
            periodWords(t, period)
          ) : (
            <Message
              of="statistics.daysTab"
              count={Number(period)}
              slots={{ count: period, days: (words) => <span className="statistics__days">{words}</span> }}
            />
          )}
        </Link>
      ))}
    </nav>
  )
}

function Posts({ report: { posts, period, views } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  return (
    <ChartSection title={t('statistics.mostRead')} table={posts.length > 0 ? 'posts' : undefined} period={period}>
      {posts.length === 0 ? (
        <p className="lead">{t('statistics.noPostOpened', { period: periodWithin(t, period) })}</p>
      ) : (
        <Ranking
          isFirst
          caption={t('statistics.mostReadCaption', { period: periodWithin(t, period) })}
          of={t('labels.post')}
          total={views.now}
          rows={posts.map(({ id, title, href, views, visitors }) => ({
            key: id,
            name: href ? <a href={href}>{title}</a> : <span className="muted">{t('statistics.deletedPost')}</span>,
            views,
            visitors,
          }))}
        />
      )}
    </ChartSection>
  )
}

function Referrers({ report: { referrers, referred, period, views } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  if (referrers.length === 0)
    return (
      <ChartSection title={t('statistics.cameFrom')} period={period}>
        <p className="lead">{t('statistics.noOtherSite', { period: periodWithin(t, period) })}</p>
      </ChartSection>
    )
  return (
    <ChartSection title={t('statistics.cameFrom')} table="referrers" period={period}>
      <Ranking
        caption={t('statistics.cameFromCaption', { period: periodWithin(t, period) })}
        of={t('statistics.site')}
        total={views.now}
        rows={referrers.map(({ host, views }) => ({ key: host, name: host, views }))}
      />
      <p className="meta">
        {t('statistics.byOtherSite', { count: referred, share: shareWords(t, referred, views.now) })}
      </p>
    </ChartSection>
  )
}

function Screens({ report: { screens, period, views } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  return (
    <ChartSection title={t('statistics.screens')} period={period}>
      <Ranking
        caption={t('statistics.screensCaption', { period: periodWithin(t, period) })}
        of={t('statistics.screen')}
        total={views.now}
        rows={screens.map(({ screen, views }) => ({ key: screen, name: screen, views }))}
      />
    </ChartSection>
  )
}
