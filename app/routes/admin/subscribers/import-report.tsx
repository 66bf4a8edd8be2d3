import type { ImportReport as Report } from '#domain/api/api-answers.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'

const LINES_SHOWN = 20

/** The report on an imported list: added and refused addresses with reasons, and how its columns were interpreted. */
export function ImportReport({ report }: { report: Report }) {
  const { t, number, commas } = useLocale()
  const { added, gone, skipped, unconfirmed, unclear, unclearWords, refused, refusedCount, erased } = report
  const quoted = (words: readonly string[]) => commas(words.map((word) => t('subscribers.quoted', { word })))
  const counts = [
    { count: added, of: 'subscribers.countAdded' },
    { count: gone, of: 'subscribers.countGone' },
    { count: skipped, of: 'subscribers.countSkipped' },
    { count: erased, of: 'subscribers.countErased' },
    { count: unconfirmed, of: 'subscribers.countUnconfirmed' },
    { count: unclear, of: 'subscribers.countUnclear' },
    { count: refusedCount, of: 'subscribers.countRefused' },
  ] as const
  return (
    <div className="alert alert--success stack" role="status">
      {report.stoppedAt !== null && (
        <p>
          <strong>{t('subscribers.closedAtLine', { line: report.stoppedAt })}</strong> {t('subscribers.importAgain')}
        </p>
      )}
      <ul className="stack stack--tight">
        {counts
          .filter(({ count }, index) => count > 0 || index === 0)
          .map(({ count, of }) => (
            <li key={of}>
              <Message of={of} count={count} slots={{ count: <strong>{number(count)}</strong> }} />
            </li>
          ))}
      </ul>
      <Columns columns={report.columns} quoted={quoted} />
      {unclear > 0 && <p className="meta">{t('subscribers.notUnderstood', { words: quoted(unclearWords) })}</p>}
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, LINES_SHOWN).map(({ line, problem }) => (
            <li key={line}>{t('subscribers.lineProblem', { line: String(line), problem })}</li>
          ))}
          {refusedCount > LINES_SHOWN && <li>{t('subscribers.andMore', { count: refusedCount - LINES_SHOWN })}</li>}
        </ul>
      )}
    </div>
  )
}

interface ColumnsProps {
  columns: Report['columns']
  quoted: (words: readonly string[]) => string
}

function Columns({ columns: { address, status, name, labels, since }, quoted }: ColumnsProps) {
  const { t, sentences } = useLocale()
  const said = [
    address === null ? t('subscribers.addressesByCell') : t('subscribers.addressesByColumn', { name: address }),
    status.length === 0
      ? t('subscribers.statusUnmarked')
      : t('subscribers.statusByColumns', { columns: quoted(status) }),
    ...(name !== undefined ? [t('subscribers.namesByColumn', { name })] : []),
    ...(labels !== undefined ? [t('subscribers.labelsByColumn', { name: labels })] : []),
    ...(since !== undefined ? [t('subscribers.sinceByColumn', { name: since })] : []),
  ]
  return <p className="meta">{sentences(said)}</p>
}
