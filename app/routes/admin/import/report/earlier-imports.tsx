import { useId } from 'react'
import { Link } from 'react-router'
import { summaryText } from '#domain/imports/import-report.ts'
import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { Instant } from '../../list/instant.tsx'

/** The imports whose reports are kept, also those of the command. */
export function EarlierImports({ records }: { records: readonly ImportRecord[] }) {
  const id = useId()
  if (records.length === 0) return null
  return (
    <section className="import__earlier" aria-labelledby={id}>
      <h3 className="heading" id={id}>
        Earlier imports
      </h3>
      <ul className="import__entries">
        {records.map((record) => (
          <li key={record.id} className="import__entry">
            <p className="import__title">
              <Link to={`/admin/import/${record.id}`}>{record.fileName}</Link>
            </p>
            <p className="import__outcome status">{stateOf(record)}</p>
            <p className="import__facts">
              <Instant at={record.startedAt} />, by {record.startedBy}. {summaryText(record.counts, false)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ endedAt, problem, undoneAt }: ImportRecord): string {
  if (undoneAt !== null) return 'undone'
  return endedAt === null || problem !== null ? 'not finished' : ''
}
