import type { ImportFormat, Viewings } from '#domain/imports/import-calls.ts'
import { type ImportCounts, type ImportReportLine, ImportSummary } from '#domain/imports/import-report.ts'
import type { FoundScores, ScoreScale } from '#domain/imports/score-scales.ts'

/** Limits of a report: characters of a note, and notes of an entry. */
const NOTE_LENGTH = 400
const NOTES_MAX = 100
/** Maximum characters of a whole report, which is held in memory. */
const REPORT_LENGTH = 10_000_000
const LINE_LENGTH = 100

export type ImportStep = 'upload' | 'check' | 'import'
export type ImportJobState = 'waiting' | 'running' | 'done' | 'failed'
/** `noted`: entries of which something was left out or changed, refused ones among them. */
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
  /** The step that was begun last: `check` is the dry run. */
  readonly step: ImportStep
  readonly state: ImportJobState
  readonly handled: number
  /** Entries that there are; null before the dry run has counted them. */
  readonly total: number | null
  readonly counts: ImportCounts
  /** Scores of which the best one is not written; null if there are none. */
  readonly scores: FoundScores | null
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
  #step: ImportStep = 'upload'
  #state: ImportJobState = 'waiting'
  #summary = new ImportSummary(true)
  #lines: ImportReportLine[] = []
  #length = 0
  #handled = 0
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

  /** Takes back a dry run that says what is no longer so. */
  expireCheck(): void {
    if (this.#step !== 'check' || this.isRunning) return
    this.#step = 'upload'
    this.#state = 'waiting'
  }

  get summary(): ImportSummary {
    return this.#summary
  }

  begin(step: 'check' | 'import', startedBy: string, at: Date): void {
    if (this.#step === 'check' && this.#state === 'done') this.#total = this.#handled
    if (step === 'check') this.#total = null
    this.#step = step
    this.#state = 'running'
    this.#summary = new ImportSummary(step === 'check')
    this.#lines = []
    this.#length = 0
    this.#handled = 0
    this.#problem = null
    this.#startedBy = startedBy
    this.#startedAt = at.toISOString()
    this.#endedAt = null
  }

  add(line: ImportReportLine): void {
    this.#handled++
    this.#summary.add(line)
    const left = line.notes.length - NOTES_MAX
    const notes = line.notes.slice(0, NOTES_MAX).map((note) => shortened(note, NOTE_LENGTH))
    if (left > 0) notes.push(`and ${left.toLocaleString('en')} more`)
    const passages = ('passages' in line && line.passages) || []
    this.#length += notes.reduce((length, note) => length + note.length, LINE_LENGTH)
    for (const { was, came } of passages) this.#length += was.length + came.length
    if (this.#length <= REPORT_LENGTH) this.#lines.push({ ...line, title: shortened(line.title, NOTE_LENGTH), notes })
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
      step: this.#step,
      state: this.#state,
      handled: this.#handled,
      total: this.#total,
      counts: this.#summary.counts,
      scores: this.#summary.scores,
      furtherViewings: this.#summary.furtherViewings,
      problem: this.#problem,
      startedBy: this.#startedBy,
      startedAt: this.#startedAt,
      endedAt: this.#endedAt,
    }
  }

  /** Entries of the report. Of a report that is too long for the memory of the server, only the first are there. */
  report(filter: ReportFilter, offset: number, limit: number): ReportPage {
    const lines = filter === 'all' ? this.#lines : this.#lines.filter(FILTERS[filter])
    return { lines: lines.slice(offset, offset + limit), total: lines.length }
  }
}

const FILTERS = {
  noted: ({ notes }: ImportReportLine) => notes.length > 0,
  refused: ({ outcome }: ImportReportLine) => outcome === 'refused',
}

function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text
}
