import { Link } from 'react-router'
import { periodWords } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'
import { useLocale } from '../../../ui/locale.ts'

export function NoVisitors({ report: { countedSince, period } }: { report: StatisticsReport }) {
  const { t } = useLocale()
  if (countedSince === null)
    return (
      <div className="empty statistics__nobody">
        <p className="empty__title">{t('statistics.nobodyHasComeBy')}</p>
        <p>{t('statistics.sharePostComeBack')}</p>
      </div>
    )
  return (
    <div className="empty statistics__nobody">
      <p className="empty__title">{t('statistics.itWasQuietIn')}</p>
      <p>
        Nobody came by in these {periodWords(period)}.{' '}
        {period !== '12m' && (
          <>
            Look at <Link to="?period=12m">12 months</Link>, or share a post.
          </>
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
        <strong>{t('statistics.readersNotCounted')}</strong> <code>ANALYTICS_PROVIDER</code> is <code>off</code>. To
        count them here, without a cookie, set it to <code>first-party</code> and start Den again. Subscribers and mail
        are counted in any case.{hasReaders && t('statistics.whatWasCountedBefore')}
      </p>
    </div>
  )
}
