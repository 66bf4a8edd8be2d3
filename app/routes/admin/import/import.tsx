import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { actorName } from '#domain/audit-event.ts'
import type { Viewings } from '#domain/imports/import-calls.ts'
import { savedCount } from '#domain/imports/import-report.ts'
import { saidLine } from '#domain/imports/said-line.ts'
import type { ScoreScale } from '#domain/imports/score-scales.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { ImportStatus } from '#server/imports/jobs/import-job.ts'
import type { ImportRecord } from '#server/imports/reports/import-reports.ts'
import { reportSpeaker } from '../../../account-locale.ts'
import { servicesContext } from '../../../context.ts'
import { Button, QuietButton } from '../../../ui/button.tsx'
import { call, deleteIfThere } from '../../../ui/call.ts'
import { useLocale } from '../../../ui/locale.ts'
import { Message } from '../../../ui/message.tsx'
import { IMPORT_LINES, isReportFilter } from '../../api/imports/report-query.ts'
import { pageNumber } from '../../api/page-number.ts'
import { isSame } from '../shell/json-equality.ts'
import { RefusalNote } from '../shell/refusal-note.tsx'
import { useCall } from '../shell/use-call.ts'
import type { Route } from './+types/import'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport, type Report } from './import-report.tsx'
import { LabelsQuestion } from './labels-question.tsx'
import { MovingFrame } from './moving-frame.tsx'
import { EarlierImports } from './report/earlier-imports.tsx'
import { LEFT_OUT, type ScoreAnswer, ScoreQuestion } from './score-question.tsx'
import { UploadForm } from './upload-form.tsx'
import { ViewingsQuestion } from './viewings-question.tsx'

interface Loaded {
  readonly current: ImportStatus | null
  readonly report: Report
  readonly earlier: readonly ImportRecord[]
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { importJobs, importReports } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const asked = query.get('show') ?? ''
  const show = isReportFilter(asked) ? asked : 'all'
  const current = importJobs.current()
  const { locale, say } = await reportSpeaker({ request, context })
  const earlier = await importReports.list()
  const job = current && importJobs.find(current.id)
  const page = pageNumber(query.get('page')) ?? 1
  const { lines, total } = job?.report(show, (page - 1) * IMPORT_LINES, IMPORT_LINES) ?? { lines: [], total: 0 }
  return {
    current: current && { ...current, problem: current.problem && say(current.problem) },
    report: {
      lines: lines.map((line) => saidLine(line, say)),
      show,
      page,
      last: Math.max(1, Math.ceil(total / IMPORT_LINES)),
    },
    earlier: earlier.map((record) => ({ ...record, startedBy: actorName(locale, record.startedBy) })),
  }
}

export default function ImportScreen({ loaderData: { current, report, earlier } }: Route.ComponentProps) {
  const { t } = useLocale()
  const id = useId()
  const navigate = useNavigate()
  /** The import whose end this screen waits for. */
  const watched = useRef<string | null>(null)
  const imported = current?.step === 'import' && current.state === 'done' ? current.id : null
  if (current?.step === 'import' && current.state === 'running') watched.current = current.id
  useEffect(() => {
    if (imported !== null && watched.current === imported) void navigate(`/admin/import/${imported}`, { replace: true })
  }, [imported, navigate])
  /** The import whose scores shall be left out. */
  const [leftOut, setLeftOut] = useState<string | null>(null)
  return (
    <MovingFrame screen="imports.import" id={id}>
      {!current || current.step === 'upload' || imported !== null ? (
        <>
          <div className="columns">
            <div className="columns__side stack">
              <p>{t('imports.firstComesDryRun')}</p>
              <p>{t('imports.whatBecomesOfPosts')}</p>
              <p>
                <Message of="imports.furtherImport" slots={{ command: <code>./den import FILE</code> }} />
              </p>
            </div>
            <UploadForm />
          </div>
          <EarlierImports records={earlier} />
        </>
      ) : current.state === 'running' ? (
        <ImportProgress key={`${current.id} ${current.step}`} running={current} />
      ) : (
        <Ended
          key={current.id}
          current={current}
          report={report}
          hasReport={earlier.some(({ id }) => id === current.id)}
          isLeftOut={leftOut === current.id}
          onLeftOut={(isLeftOut) => setLeftOut(isLeftOut ? current.id : null)}
        />
      )}
    </MovingFrame>
  )
}

interface EndedProps {
  readonly current: ImportStatus
  readonly report: Report
  readonly hasReport: boolean
  readonly isLeftOut: boolean
  readonly onLeftOut: (isLeftOut: boolean) => void
}

function Ended({ current, report, hasReport, isLeftOut, onLeftOut }: EndedProps) {
  const locale = useLocale()
  const { t } = locale
  const {
    id,
    file,
    format,
    step,
    state,
    counts,
    scores,
    scale,
    viewings,
    labels,
    foundLabels,
    furtherViewings,
    problem,
  } = current
  const { isBusy, run } = useCall()
  const [scoreError, setScoreError] = useState<string>()
  const [uses, setUses] = useState(labels)
  const isLookedAt = isSame(uses, labels)
  const posts = counts.new + counts.changed
  const saved = savedCount(counts)
  const isDryRun = step === 'check'
  const mayImport = isDryRun ? state === 'done' && (saved > 0 || !isLookedAt) : state === 'failed'
  const asked = state === 'done' && isDryRun ? scores : null

  function answerScores(answer: ScoreAnswer) {
    setScoreError(undefined)
    onLeftOut(answer === LEFT_OUT)
    const chosen = answer === LEFT_OUT ? null : answer
    // A further dry run shows what becomes of the scores.
    if (chosen !== scale) checkAgain({ scale: chosen })
  }

  function checkAgain(changed: { scale?: ScoreScale | null; viewings?: Viewings } = {}) {
    void run(() => call('POST', `/api/imports/${id}/check`, { format, scale, viewings, labels: uses, ...changed }))
  }

  function importNow() {
    // The import would do what the dry run showed, and not what was chosen since.
    if (!isLookedAt) checkAgain()
    else if (asked && !scale && !isLeftOut) setScoreError(t('imports.chooseBestScore'))
    else void run(() => call('POST', `/api/imports/${id}/run`))
  }

  return (
    <section className="stack" aria-labelledby="import-ended">
      <div role="status">
        <h3 className="heading" id="import-ended">
          {headingOf(t, current)}
        </h3>
      </div>
      {problem && <RefusalNote>{problem}</RefusalNote>}
      {!isDryRun && hasReport && (
        <p>
          <Message
            of="imports.stoppedReport"
            slots={{ link: (words) => <Link to={`/admin/import/${id}`}>{words}</Link> }}
          />
        </p>
      )}
      {state === 'done' && isDryRun && saved === 0 && <p>{t('imports.nothingToImport')}</p>}
      {asked && (
        <ScoreQuestion
          found={asked}
          answer={scale ?? (isLeftOut ? LEFT_OUT : null)}
          error={scoreError}
          onAnswer={answerScores}
        />
      )}
      {isDryRun && state === 'done' && furtherViewings > 0 && (
        <ViewingsQuestion
          reviews={furtherViewings}
          answer={viewings}
          onAnswer={(answer) => checkAgain({ viewings: answer })}
        />
      )}
      {isDryRun && state === 'done' && foundLabels.length > 0 && (
        <LabelsQuestion found={foundLabels} uses={uses} isOpen={Object.keys(labels).length > 0} onChoose={setUses} />
      )}
      <p className="actions">
        {mayImport && (
          <Button aria-disabled={isBusy} onClick={importNow}>
            {!isDryRun
              ? t('imports.importAgain')
              : isLookedAt
                ? importWords(locale, posts, counts.subscribers)
                : t('imports.lookAgain')}
          </Button>
        )}
        <QuietButton
          aria-disabled={isBusy}
          onClick={() => run(() => deleteIfThere(`/api/imports/${id}`), { reload: 'always' })}
        >
          {isDryRun ? t('imports.chooseAnotherFile') : t('imports.importAnotherFile')}
        </QuietButton>
      </p>
      {isDryRun && report.lines.length > 0 && <ImportReport counts={counts} report={report} />}
      {report.lines.length === 0 && !problem && <p>{t('imports.holdsNoEntry', { name: file.name })}</p>}
    </section>
  )
}

function importWords({ t, list }: Locale, posts: number, subscribers: number): string {
  if (posts + subscribers === 0) return t('imports.importProfilesAndColours')
  const parts = [
    ...(posts > 0 ? [t('terms.posts', { count: posts })] : []),
    ...(subscribers > 0 ? [t('imports.subscribers', { count: subscribers })] : []),
  ]
  return t('imports.importParts', { parts: list(parts) })
}

function headingOf(t: Locale['t'], { file: { name }, step, state }: ImportStatus): string {
  if (step === 'import') return t('imports.importStopped')
  return state === 'failed' ? t('imports.cannotBeImported', { name }) : t('imports.whatWouldHappen', { name })
}
