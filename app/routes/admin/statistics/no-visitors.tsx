import { Link } from 'react-router'
import { periodWords } from '#domain/statistics/statistics-period.ts'
import type { StatisticsReport } from '#server/statistics/statistics.ts'

export function NoVisitors({ report: { countedSince, period } }: { report: StatisticsReport }) {
  if (countedSince === null)
    return (
      <div className="empty statistics__nobody">
        <p className="empty__title">Nobody has come by yet</p>
        <p>
          Share a post and come back later: readers appear here within seconds. You yourself are not counted while you
          are signed in.
        </p>
      </div>
    )
  return (
    <div className="empty statistics__nobody">
      <p className="empty__title">It was quiet in here</p>
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
  return (
    <div className="alert alert--error">
      <p>
        <strong>Readers are not counted:</strong> <code>ANALYTICS_PROVIDER</code> is <code>off</code>. To count them
        here, without a cookie, set it to <code>first-party</code> and start Den again. Subscribers and mail are counted
        in any case.{hasReaders && ' What was counted before is kept for 13 months.'}
      </p>
    </div>
  )
}
