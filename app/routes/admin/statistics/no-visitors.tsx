import { Link } from 'react-router'
import { periodWithin } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'

export function NoVisitors({ report: { countedSince, period } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  if (countedSince === null)
    return (
      <div className="empty statistics__nobody">
        <p className="empty__title">{t('statistics.nobodyYet')}</p>
        <p>{t('statistics.nobodyYetMore')}</p>
      </div>
    )
  return (
    <div className="empty statistics__nobody">
      <p className="empty__title">{t('statistics.quiet')}</p>
      <p>
        {t('statistics.nobodyInPeriod', { period: periodWithin(t, period) })}{' '}
        {period !== '12m' && (
          <Message of="statistics.lookAtMonths" slots={{ link: (words) => <Link to="?period=12m">{words}</Link> }} />
        )}
      </p>
    </div>
  )
}

/** Why visits are not counted, and what to set. */
export function NotCounted({ hasReaders }: { hasReaders: boolean }) {
  const { t } = useLocale()
  return (
    <div className="alert alert--error">
      <p>
        <Message
          of="statistics.notCounted"
          slots={{ strong: (words) => <strong>{words}</strong>, code: (words) => <code>{words}</code> }}
        />{' '}
        {hasReaders && t('statistics.keptFromBefore')}
      </p>
    </div>
  )
}
