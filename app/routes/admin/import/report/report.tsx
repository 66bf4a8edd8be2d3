import { useId, useState } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { savedCount } from '#domain/imports/import-report.ts'
import { LOSS_KINDS, LOSS_LABELS } from '#domain/imports/loss-kind.ts'
import type { ImportRecord, PartCounts, ReportPart } from '#server/imports/reports/import-reports.ts'
import { servicesContext } from '../../../../context.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { IMPORT_LINES } from '../../../api/imports/report-query.ts'
import { isReportPart } from '../../../api/imports/reports/report-part.ts'
import { pageNumber } from '../../../api/page-number.ts'
import { Instant } from '../../list/instant.tsx'
import { EmptyList } from '../../post-list/empty-list.tsx'
import { RefusalNote } from '../../shell/refusal-note.tsx'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { counted } from '../../statistics/format.ts'
import { MovingFrame } from '../moving-frame.tsx'
import type { Route } from './+types/report'
import { ImportFigures } from './import-figures.tsx'
import { ReportEntry, WHY_NOT_UNDONE } from './report-entry.tsx'
import { ReportList } from './report-list.tsx'
import { UndoProgress } from './undo-progress.tsx'
import { UndoQuestion } from './undo-question.tsx'

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { importReports, undoJobs } = context.get(servicesContext)
  const record = await importReports.find(id)
  if (!record) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const asked = query.get('show') ?? ''
  const show: ReportPart = isReportPart(asked) ? asked : 'all'
  const parts = await importReports.partCounts(id)
  const last = Math.max(1, Math.ceil(parts[show] / IMPORT_LINES))
  const page = Math.min(pageNumber(query.get('page')) ?? 1, last)
  const { entries } = await importReports.page(id, show, (page - 1) * IMPORT_LINES, IMPORT_LINES)
  return {
    record,
    undo: undoJobs.find(id) ?? null,
    parts,
    undoable: await importReports.undoable(id),
    show,
    entries,
    page,
    last,
  }
}

export default function ImportReportScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useLocale()
  const { record, undo, parts, undoable, show, entries, page, last } = loaderData
  const { id, fileName, startedAt, startedBy, isRunning } = record
  const [isAsking, setAsking] = useState(false)
  const heading = useId()
  return (
    <MovingFrame screen="Report of an Import" id={heading}>
      <div role="status">
        <h3 className="heading">{headingOf(record)}</h3>
      </div>
      <p className="meta">
        <Instant at={startedAt} />, by {startedBy}
      </p>
      <Trouble record={record} parts={parts} />
      {undo?.state === 'failed' && <RefusalNote>{undo.problem}</RefusalNote>}
      {undo?.state === 'running' ? (
        <UndoProgress id={id} fileName={fileName} running={undo} />
      ) : (
        <p className="actions cluster">
          <span>
            Download as{' '}
            <a href={fileHref(id, show, 'csv')} download>
              CSV
            </a>{' '}
            or{' '}
            <a href={fileHref(id, show, 'html')} download>
              {t('imports.aPage')}
            </a>
          </span>
          {undoable > 0 && !isRunning && (
            <QuietButton onClick={() => setAsking(true)}>{t('imports.undoThisImportBusy')}</QuietButton>
          )}
        </p>
      )}
      <ImportFigures counts={record.counts} />
      <ReportList
        address={`/admin/import/${id}`}
        parts={shownParts(parts, show)}
        show={show}
        page={page}
        last={last}
        empty={show === 'open' ? t('imports.youHaveLookedAt') : t('imports.nothingThatKind')}
      >
        {entries.map(({ line, ...stored }) => (
          <ReportEntry
            key={`${id} ${show} ${stored.position}`}
            line={line}
            stored={{ importId: id, ...stored }}
            // An entry that goes from the list would take the focus with it.
            isKeptInPlace={show === 'open'}
          />
        ))}
      </ReportList>
      {isAsking && <UndoQuestion record={record} posts={undoable} onClose={() => setAsking(false)} />}
    </MovingFrame>
  )
}

function headingOf({ fileName, endedAt, problem, undoneAt, isRunning, counts }: ImportRecord): string {
  if (undoneAt !== null) return `The import of ${fileName} is undone`
  if (isRunning) return `${fileName} is being imported`
  if (endedAt === null || problem !== null) return `The import of ${fileName} stopped`
  const isEmpty = savedCount(counts) + counts.unchanged === 0
  return isEmpty ? `Nothing of ${fileName} was imported` : `${fileName} is imported`
}

function Trouble({ record, parts }: { record: ImportRecord; parts: PartCounts }) {
  const { t } = useLocale()
  const { endedAt, problem, undoneAt, counts, isRunning } = record
  if (undoneAt !== null)
    return (
      <p>
        {counted(parts.undone, 'post')} taken back.
        {parts.stays > 0 && ` ${counted(parts.stays, 'post')} stayed: ${WHY_NOT_UNDONE}.`}
        {counts.subscribers > 0 && t('imports.subscribersStayed')}
        {counts.profiles + counts.colours > 0 && t('imports.profilesColoursStayed')}
      </p>
    )
  if (isRunning || (endedAt !== null && problem === null)) return null
  return (
    <RefusalNote>
      {problem ?? t('imports.itWasBrokenOff')} The posts below are whole. Import the file again to go on from there; no
      post is made twice.
    </RefusalNote>
  )
}

const PART_LABELS: Readonly<Record<ReportPart, string>> = {
  all: 'All entries',
  open: 'To look at',
  noted: 'Something left out or changed',
  refused: 'Not imported',
  undone: 'Taken back',
  stays: 'Not undone',
  ...LOSS_LABELS,
}

const SHOWN_PARTS: readonly ReportPart[] = ['all', 'undone', 'stays', 'open', 'noted', ...LOSS_KINDS, 'refused']

/** The parts of the report that have entries, and the one that is shown, with their numbers. */
function shownParts(counts: PartCounts, current: ReportPart): [ReportPart, string][] {
  const shown = SHOWN_PARTS.filter((part) => part === 'all' || part === current || counts[part] > 0)
  return shown.map((part) => [part, `${PART_LABELS[part]} (${counts[part].toLocaleString('en')})`])
}

function fileHref(id: string, show: ReportPart, as: 'csv' | 'html'): string {
  return `/api/import-reports/${id}/file?as=${as}${show === 'all' ? '' : `&show=${show}`}`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title={t('imports.thisReportNoLonger')}>
      <ScreenTitle screen="No such report" />
      Reports of the last ten imports are kept. <Link to="/admin/import">{t('imports.import')}</Link>
    </EmptyList>
  )
}
