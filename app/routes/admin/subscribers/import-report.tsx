import type { ImportReport as Report } from '#domain/api/api-answers.ts'

const LINES_SHOWN = 20

/** The report on an imported list: added and refused addresses with reasons, and how its columns were interpreted. */
export function ImportReport({ report }: { report: Report }) {
  const { added, gone, skipped, unconfirmed, unclear, unclearWords, refused, refusedCount, erased } = report
  const { columns, stoppedAt } = report
  const counts = [
    { count: added, words: 'added' },
    { count: gone, words: 'imported, but not mailed: they left, cannot be reached or were blocked there' },
    { count: skipped, words: 'known already, or twice in the list' },
    { count: erased, words: 'left out: erased here, and never mailed again' },
    { count: unconfirmed, words: 'left out: never confirmed' },
    { count: unclear, words: 'left out: status not understood' },
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
        Address: {columns.address === null ? 'the first cell with an @' : <>column “{columns.address}”</>}. Status:{' '}
        {columns.status.length === 0
          ? 'no column, so whoever is not marked otherwise counts as subscribed'
          : `column ${columns.status.map((name) => `“${name}”`).join(', ')}`}
        .{columns.name !== undefined && ` Name: column “${columns.name}”.`}
        {columns.labels !== undefined && ` Labels: column “${columns.labels}”.`}
        {columns.since !== undefined && ` Since: column “${columns.since}”.`}
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
            <li key={line}>
              Line {line}: {problem}
            </li>
          ))}
          {refusedCount > LINES_SHOWN && <li>and {(refusedCount - LINES_SHOWN).toLocaleString('en')} more</li>}
        </ul>
      )}
    </div>
  )
}
