import { useId, useState } from 'react'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { actorName } from '#domain/audit-event.ts'
import { savedCount } from '#domain/imports/import-report.ts'
import { LOSS_KINDS, LOSS_LABELS, type LossKind } from '#domain/imports/loss-kind.ts'
import { saidLine } from '#domain/imports/said-line.ts'
import type { Locale, MessageKey } from '#domain/locales/locale.ts'
import type { ImportRecord, PartCounts, ReportPart } from '#server/imports/reports/import-reports.ts'
import { reportSpeaker } from '../../../../account-locale.ts'
import { servicesContext } from '../../../../context.ts'
import { QuietButton } from '../../../../ui/button.tsx'
import { useLocale } from '../../../../ui/locale.ts'
import { Message } from '../../../../ui/message.tsx'
import { IMPORT_LINES } from '../../../api/imports/report-query.ts'
import { isReportPart } from '../../../api/imports/reports/report-part.ts'
import { pageNumber } from '../../../api/page-number.ts'
import { Instant } from '../../list/instant.tsx'
import { EmptyList } from '../../post-list/empty-list.tsx'
import { RefusalNote } from '../../shell/refusal-note.tsx'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { MovingFrame } from '../moving-frame.tsx'
import type { Route } from './+types/report'
import { ImportFigures } from './import-figures.tsx'
import { ReportEntry } from './report-entry.tsx'
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
  const { locale, say } = await reportSpeaker({ request, context })
  const undo = undoJobs.find(id)
  return {
    record: {
      ...record,
      startedBy: actorName(locale, record.startedBy),
      problem: record.problem && say(record.problem),
    },
    undo: undo ? { ...undo, problem: undo.problem && say(undo.problem) } : null,
    parts,
    undoable: await importReports.undoable(id),
    show,
    entries: entries.map((entry) => ({ ...entry, line: saidLine(entry.line, say) })),
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
    <MovingFrame screen="imports.reportOfImport" id={heading}>
      <div role="status">
        <h3 className="heading">{headingOf(t, record)}</h3>
      </div>
      <p className="meta">
        <Message of="imports.startedBy" slots={{ instant: <Instant at={startedAt} />, name: startedBy }} />
      </p>
      <Trouble record={record} parts={parts} />
      {undo?.state === 'failed' && <RefusalNote>{undo.problem}</RefusalNote>}
      {undo?.state === 'running' ? (
        <UndoProgress id={id} fileName={fileName} running={undo} />
      ) : (
        <p className="actions cluster">
          <span>
            <Message
              of="imports.downloadAs"
              slots={{
                csv: (words) => (
                  <a href={fileHref(id, show, 'csv')} download>
                    {words}
                  </a>
                ),
                page: (words) => (
                  <a href={fileHref(id, show, 'html')} download>
                    {words}
                  </a>
                ),
              }}
            />
          </span>
          {undoable > 0 && !isRunning && (
            <QuietButton onClick={() => setAsking(true)}>{t('imports.undoThisImportAsks')}</QuietButton>
          )}
        </p>
      )}
      <ImportFigures counts={record.counts} />
      <ReportList
        address={`/admin/import/${id}`}
        parts={shownParts(t, parts, show)}
        show={show}
        page={page}
        last={last}
        empty={show === 'open' ? t('imports.youLookedAtEverything') : t('imports.nothingOfThatKind')}
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

function headingOf(t: Locale['t'], record: ImportRecord): string {
  const { fileName: name, endedAt, problem, undoneAt, isRunning, counts } = record
  if (undoneAt !== null) return t('imports.isUndone', { name })
  if (isRunning) return t('imports.isBeingImported', { name })
  if (endedAt === null || problem !== null) return t('imports.stopped', { name })
  const isEmpty = savedCount(counts) + counts.unchanged === 0
  return t(isEmpty ? 'imports.nothingWasImported' : 'imports.isImported', { name })
}

function Trouble({ record, parts }: { record: ImportRecord; parts: PartCounts }) {
  const { t, sentences } = useLocale()
  const { endedAt, problem, undoneAt, counts, isRunning } = record
  if (undoneAt !== null)
    return (
      <p>
        {sentences([
          t('imports.postsTakenBack', { count: parts.undone }),
          parts.stays > 0 && t('imports.postsStayed', { count: parts.stays }),
          counts.subscribers > 0 && t('imports.subscribersStayed'),
          counts.profiles + counts.colours > 0 && t('imports.profilesStayed'),
        ])}
      </p>
    )
  if (isRunning || (endedAt !== null && problem === null)) return null
  return (
    <RefusalNote>
      {problem ?? t('imports.brokenOff')} {t('imports.postsBelowAreWhole')}
    </RefusalNote>
  )
}

const PART_LABELS = {
  all: 'imports.allEntries',
  open: 'imports.toLookAt',
  noted: 'imports.leftOutOrChanged',
  refused: 'imports.notImported',
  undone: 'imports.takenBackPart',
  stays: 'imports.notUndonePart',
} as const satisfies Record<Exclude<ReportPart, LossKind>, MessageKey>

const SHOWN_PARTS: readonly ReportPart[] = ['all', 'undone', 'stays', 'open', 'noted', ...LOSS_KINDS, 'refused']

function labelOf(t: Locale['t'], part: ReportPart): string {
  return t(isLossKind(part) ? LOSS_LABELS[part] : PART_LABELS[part])
}

function isLossKind(part: ReportPart): part is LossKind {
  return part in LOSS_LABELS
}

/** The parts of the report that have entries, and the one that is shown, with their numbers. */
function shownParts(t: Locale['t'], counts: PartCounts, current: ReportPart): [ReportPart, string][] {
  const shown = SHOWN_PARTS.filter((part) => part === 'all' || part === current || counts[part] > 0)
  return shown.map((part) => [part, t('imports.partWithCount', { part: labelOf(t, part), count: counts[part] })])
}

function fileHref(id: string, show: ReportPart, as: 'csv' | 'html'): string {
  return `/api/import-reports/${id}/file?as=${as}${show === 'all' ? '' : `&show=${show}`}`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLocale()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyList title={t('imports.reportIsGone')}>
      <ScreenTitle screen={t('imports.noSuchReport')} />
      <Message of="imports.reportsKept" slots={{ link: (words) => <Link to="/admin/import">{words}</Link> }} />
    </EmptyList>
  )
}
