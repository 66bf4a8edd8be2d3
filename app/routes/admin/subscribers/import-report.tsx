import type { ImportReport as Report } from '#domain/api/api-answers.ts'
import { useLocale } from '../../../ui/locale.ts'

const LINES_SHOWN = 20

/** The report on an imported list: added and refused addresses with reasons, and how its columns were interpreted. */
export function ImportReport({ report }: { report: Report }) {
  const { t } = useLocale()
  const { added, gone, skipped, unconfirmed, unclear, unclearWords, refused, refusedCount, erased } = report
  const { columns, stoppedAt } = report
  const counts = [
    { count: added, words: 'added' },
    { count: gone, words: 'imported, but not mailed: they left, cannot be reached or were blocked there' },
    { count: skipped, words: t('subscribers.knownAlreadyOrTwice') },
    { count: erased, words: t('subscribers.leftOutErasedHere') },
    { count: unconfirmed, words: t('subscribers.leftOutNeverConfirmed') },
    { count: unclear, words: t('subscribers.leftOutStatusNot') },
    { count: refusedCount, words: 'refused: no address' },
  ]
  return (
    <div className="alert alert--success stack" role="status">
      {stoppedAt !== null && (
        <p>
          <strong>The server closed at line {stoppedAt.toLocaleString('en')}.</strong> What came before was kept. Import
          the same list again to go on.
        </p>
      )}
      <ul className="stack stack--tight">
        {counts
          .filter(({ count }, index) => count > 0 || index === 0)
          .map(({ count, words }) => (
            <li key={words}>
              <strong>{count.toLocaleString('en')}</strong> {words}
            </li>
          ))}
      </ul>
      <p className="meta">
        Address:{' '}
        {columns.address === null
          ? t('subscribers.theFirstCellWith')
          : t('subscribers.columnAddress', { address: columns.address })}
        . Status:{' '}
        {columns.status.length === 0
          ? t('subscribers.noColumnSoWhoever')
          : `column ${columns.status.map((name) => `“${name}”`).join(', ')}`}
        .{columns.name !== undefined && t('subscribers.nameColumn', { name: columns.name })}
        {columns.labels !== undefined && t('subscribers.labelsColumn', { labels: columns.labels })}
        {columns.since !== undefined && t('subscribers.sinceColumn', { since: columns.since })}
      </p>
      {unclear > 0 && (
        <p className="meta">
          Not understood: {unclearWords.map((word) => `“${word}”`).join(', ')}. If these people are subscribed, write
          “active” in their place and import the list again.
        </p>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, LINES_SHOWN).map(({ line, problem }) => (
            <li key={line}>{t('subscribers.lineLineProblem', { line, problem })}</li>
          ))}
          {refusedCount > LINES_SHOWN && <li>and {(refusedCount - LINES_SHOWN).toLocaleString('en')} more</li>}
        </ul>
      )}
    </div>
  )
}
