import type { ImportFormat, Viewings } from '#domain/imports/import-calls.ts'
import { type ImportCounts, type ImportReportLine, ImportSummary } from '#domain/imports/import-report.ts'
import type { FoundLabel, LabelUses } from '#domain/imports/label-uses.ts'
import { isNoted } from '#domain/imports/loss-kind.ts'
import type { FoundScores, ScoreScale } from '#domain/imports/score-scales.ts'
import { limitedLine } from '../reports/limited-line.ts'

/** Maximum characters of the report of a dry run, which is held in memory. */
const REPORT_LENGTH = 10_000_000

type ImportStep = 'upload' | 'check' | 'import'
type ImportJobState = 'waiting' | 'running' | 'done' | 'failed'
/** `noted`: see `isNoted`. */
export type ReportFilter = 'all' | 'noted' | 'refused'

export interface UploadedFile {
  readonly name: string
  readonly bytes: number
}

export interface ImportStatus {
  readonly id: string
  readonly file: UploadedFile
  readonly pictures: UploadedFile | null
  /** Null if it is detected. */
  readonly format: ImportFormat | null
  readonly scale: ScoreScale | null
  readonly viewings: Viewings
  /** What the owner chose to become of categories and tags. */
  readonly labels: LabelUses
  /** The step that was begun last: `check` is the dry run. */
  readonly step: ImportStep
  readonly state: ImportJobState
  readonly handled: number
  /** Entries that there are; null before the dry run has counted them. */
  readonly total: number | null
  readonly counts: ImportCounts
  /** Scores of which the best one is not written; null if there are none. */
  readonly scores: FoundScores | null
  /** Categories and tags that the dry run found, before that choice. */
  readonly foundLabels: readonly FoundLabel[]
  /** Reviews of films that another review is about. */
  readonly furtherViewings: number
  readonly problem: string | null
  /** Address of the administrator who began the step. */
  readonly startedBy: string
  readonly startedAt: string
  readonly endedAt: string | null
}

export interface ReportPage {
  readonly lines: readonly ImportReportLine[]
  readonly total: number
}

export class ImportJob {
  readonly id: string
  readonly file: UploadedFile
  pictures: UploadedFile | null = null
  format: ImportFormat | null = null
  scale: ScoreScale | null = null
  viewings: Viewings = 'each'
  labels: LabelUses = {}
  #step: ImportStep = 'upload'
  #state: ImportJobState = 'waiting'
  #summary = new ImportSummary(true)
  #lines: ImportReportLine[] = []
  #length = 0
  #total: number | null = null
  #problem: string | null = null
  #startedBy: string
  #startedAt: string
  #endedAt: string | null

  constructor(id: string, file: UploadedFile, startedBy: string, at: Date) {
    this.id = id
    this.file = file
    this.#startedBy = startedBy
    this.#startedAt = at.toISOString()
    this.#endedAt = this.#startedAt
  }

  get isRunning(): boolean {
    return this.#state === 'running'
  }

  /** Whether the dry run has ended, so that the import may begin, or an import that failed may go on. */
  get mayImport(): boolean {
    return (this.#step === 'check' && this.#state === 'done') || (this.#step === 'import' && this.#state === 'failed')
  }

  /** Forgets the result of the dry run, after which the file has to be checked again. */
  expireCheck(): void {
    if (this.#step !== 'check' || this.isRunning) return
    this.#step = 'upload'
    this.#state = 'waiting'
  }

  get isDryRun(): boolean {
    return this.#step === 'check'
  }

  get summary(): ImportSummary {
    return this.#summary
  }

  begin(step: 'check' | 'import', startedBy: string, at: Date): void {
    if (this.#step === 'check' && this.#state === 'done') this.#total = this.#summary.handled
    if (step === 'check') this.#total = null
    this.#step = step
    this.#state = 'running'
    this.#summary = new ImportSummary(step === 'check')
    this.#lines = []
    this.#length = 0
    this.#problem = null
    this.#startedBy = startedBy
    this.#startedAt = at.toISOString()
    this.#endedAt = null
  }

  /** Only the report of the dry run is kept here; that of an import is in the database. */
  add(line: ImportReportLine): void {
    this.#summary.add(line)
    if (this.#step !== 'check') return
    const limited = limitedLine(line)
    this.#length += JSON.stringify(limited).length
    if (this.#length <= REPORT_LENGTH) this.#lines.push(limited)
  }

  end(at: Date, problem: string | null): void {
    this.#state = problem === null ? 'done' : 'failed'
    this.#problem = problem
    this.#endedAt = at.toISOString()
  }

  status(): ImportStatus {
    return {
      id: this.id,
      file: this.file,
      pictures: this.pictures,
      format: this.format,
      scale: this.scale,
      viewings: this.viewings,
      labels: this.labels,
      step: this.#step,
      state: this.#state,
      handled: this.#summary.handled,
      total: this.#total,
      counts: this.#summary.counts,
      scores: this.#summary.scores,
      foundLabels: this.#summary.labels,
      furtherViewings: this.#summary.furtherViewings,
      problem: this.#problem,
      startedBy: this.#startedBy,
      startedAt: this.#startedAt,
      endedAt: this.#endedAt,
    }
  }

  /** Entries of the report of the dry run. Of one that is too long for the memory of the server, only the first are there. */
  report(filter: ReportFilter, offset: number, limit: number): ReportPage {
    const lines = filter === 'all' ? this.#lines : this.#lines.filter(FILTERS[filter])
    return { lines: lines.slice(offset, offset + limit), total: lines.length }
  }
}

const FILTERS = {
  noted: isNoted,
  refused: ({ outcome }: ImportReportLine) => outcome === 'refused',
}
