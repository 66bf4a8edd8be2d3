import { Link } from 'react-router'
import type { ImportCounts, ImportReportLine } from '#domain/imports/import-report.ts'
import type { ReportFilter } from '#server/imports/jobs/import-job.ts'
import { Pages } from '../list/pages.tsx'
import { ImportFigures } from './report/import-figures.tsx'
import { ReportEntry } from './report/report-entry.tsx'

export interface Report {
  readonly lines: readonly ImportReportLine[]
  readonly show: ReportFilter
  readonly page: number
  readonly last: number
}

/** The report of a dry run, or of an import that failed. */
export function ImportReport({
  counts,
  report: { lines, show, page, last },
}: {
  counts: ImportCounts
  report: Report
}) {
  const { refused, noted } = counts
  return (
    <>
      <ImportFigures counts={counts} />
      <nav className="import__filters" aria-label="Entries of the report">
        <Filter show="all" current={show} label="All entries" />
        {noted > 0 && (
          <Filter show="noted" current={show} label={`With something left out (${noted.toLocaleString('en')})`} />
        )}
        {refused > 0 && (
          <Filter show="refused" current={show} label={`Not imported (${refused.toLocaleString('en')})`} />
        )}
      </nav>
      <ol className="import__entries" aria-label="Report">
        {lines.map((line, index) => (
          // The lines of a report never change, and titles may be alike.
          <ReportEntry key={index} line={line} />
        ))}
      </ol>
      <Pages
        label="Pages of the report"
        words={['Before', 'Next']}
        page={page}
        last={last}
        to={(other) => addressOf(show, other)}
      />
    </>
  )
}

function Filter({ show, current, label }: { show: ReportFilter; current: ReportFilter; label: string }) {
  return (
    <Link to={addressOf(show)} aria-current={show === current ? 'true' : undefined} preventScrollReset>
      {label}
    </Link>
  )
}

function addressOf(show: ReportFilter, page = 1): string {
  const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/admin/import?${query}` : '/admin/import'
}
