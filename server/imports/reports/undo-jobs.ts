import type { AuditLog, Requester } from '../../audit/audit-log.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { UNEXPECTED_FAILURE } from '../../log/unexpected-failure.ts'
import type { ImportReports } from './import-reports.ts'
import { undoableCount, undoImport } from './undo-import.ts'

export interface UndoStatus {
  readonly state: 'running' | 'done' | 'failed'
  readonly handled: number
  readonly total: number
  /** Of those that were handled, how many were taken back. */
  readonly takenBack: number
  readonly problem: string | null
}

type UndoResult =
  | { readonly ok: true; readonly status: UndoStatus }
  | { readonly ok: false; readonly problem: 'missing' | 'busy' | 'importing' }

const STOPPED = 'The server closed meanwhile. Undo the import again to go on.'

interface UndoJobsOptions {
  readonly database: Connection
  readonly reports: Pick<ImportReports, 'find'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly log: Log
}

/** Undoes imports, one at a time, while the server runs; one that was broken off goes on when it is asked for again. */
export class UndoJobs implements AsyncDisposable {
  readonly #options: UndoJobsOptions
  readonly #stopping = new AbortController()
  #job: { id: string; status: UndoStatus } | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(options: UndoJobsOptions) {
    this.#options = options
  }

  /** The undo of this import on this server; undefined before it was begun. */
  find(id: string): UndoStatus | undefined {
    return this.#job?.id === id ? this.#job.status : undefined
  }

  async begin(id: string, requester: Requester): Promise<UndoResult> {
    const { database, reports } = this.#options
    const report = await reports.find(id)
    if (!report) return { ok: false, problem: 'missing' }
    if (report.isRunning) return { ok: false, problem: 'importing' }
    const total = await undoableCount(database, id)
    if (this.#job?.status.state === 'running') return { ok: false, problem: 'busy' }
    const job = { id, status: { state: 'running', handled: 0, total, takenBack: 0, problem: null } as UndoStatus }
    this.#job = job
    this.#running = this.#run(job, report.fileName, requester)
    return { ok: true, status: job.status }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(job: { id: string; status: UndoStatus }, fileName: string, requester: Requester): Promise<void> {
    const { database, audit, log } = this.#options
    const change = (status: Partial<UndoStatus>) => {
      job.status = { ...job.status, ...status }
    }
    try {
      for await (const isTakenBack of undoImport(database, job.id, this.#stopping.signal)) {
        const { handled, takenBack } = job.status
        change({ handled: handled + 1, takenBack: takenBack + (isTakenBack ? 1 : 0) })
      }
    } catch (error) {
      log.warn({ err: error }, 'an import could not be undone')
      change({ problem: UNEXPECTED_FAILURE })
    }
    if (this.#stopping.signal.aborted) change({ problem: STOPPED })
    const { handled, takenBack, problem } = job.status
    const about = `${fileName}: ${takenBack.toLocaleString('en')} taken back, ${(handled - takenBack).toLocaleString('en')} stay`
    await audit.record({ what: 'posts.import-undone', ...requester, about }).catch(() => {})
    change({ state: problem === null ? 'done' : 'failed' })
  }
}
