import { Link } from 'react-router'
import {
  type ImportCounts,
  type ImportOutcome,
  type ImportReportLine,
  OUTCOME_WORDS,
} from '#domain/imports/import-report.ts'
import { postHref } from '#domain/posts/path.ts'
import { formatCivilDate, isCivilDate } from '#domain/text/civil-date.ts'
import type { ReportFilter } from '#server/imports/jobs/import-job.ts'
import { Figures } from '../list/figures.tsx'
import { Pages } from '../list/pages.tsx'
import { counted } from '../statistics/format.ts'

export interface Report {
  readonly lines: readonly ImportReportLine[]
  readonly show: ReportFilter
  readonly page: number
  readonly last: number
}

interface ImportReportProps {
  counts: ImportCounts
  report: Report
  isDryRun: boolean
}

export function ImportReport({ counts, report: { lines, show, page, last }, isDryRun }: ImportReportProps) {
  const { edited, trashed, refused, noted } = counts
  return (
    <>
      <Figures
        figures={[
          { label: 'New', count: counts.new },
          { label: 'Changed', count: counts.changed },
          { label: 'Here already', count: counts.unchanged },
          ...(edited + trashed > 0 ? [{ label: 'Left alone', count: edited + trashed }] : []),
          ...(refused > 0 ? [{ label: 'Not imported', count: refused }] : []),
          { label: 'Pictures', count: counts.pictures },
          ...(counts.subscribers > 0 ? [{ label: 'Subscribers', count: counts.subscribers }] : []),
        ]}
      />
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
          <Entry key={index} line={line} isDryRun={isDryRun} />
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

const OUTCOME_CLASSES: Readonly<Partial<Record<ImportOutcome, string>>> = {
  new: 'status--active',
  changed: 'status--active',
  members: 'status--active',
  refused: 'status--failed',
}

function Entry({ line, isDryRun }: { line: ImportReportLine; isDryRun: boolean }) {
  const { title, outcome, notes } = line
  return (
    <li className="import__entry">
      <p className="import__title">{title.trim() || 'Untitled'}</p>
      <p className={`import__outcome status ${OUTCOME_CLASSES[outcome] ?? ''}`}>{OUTCOME_WORDS[outcome]}</p>
      {line.outcome !== 'refused' && line.outcome !== 'members' && <Facts line={line} isDryRun={isDryRun} />}
      {line.outcome === 'members' && (
        <p className="import__facts">
          {counted(line.subscribers, 'subscriber')} {isDryRun ? 'would be added' : 'added'}
        </p>
      )}
      {notes.length > 0 && (
        <ul className="import__notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Facts({
  line,
  isDryRun,
}: {
  line: Exclude<ImportReportLine, { outcome: 'refused' | 'members' }>
  isDryRun: boolean
}) {
  const { status, date, pictures, path, account } = line
  const facts = [
    status,
    isCivilDate(date) ? formatCivilDate(date) : '',
    pictures > 0 ? counted(pictures, 'picture') : '',
    account ? `of ${account}` : '',
  ].filter(Boolean)
  const isOut = status === 'published' && !isDryRun
  return (
    <p className="import__facts">
      {facts.join(', ')}
      {path && <> → {isOut ? <a href={postHref(path)}>{path}</a> : <code>{path}</code>}</>}
    </p>
  )
}

function addressOf(show: ReportFilter, page = 1): string {
  const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/admin/import?${query}` : '/admin/import'
}
