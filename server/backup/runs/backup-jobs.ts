import { basename } from 'node:path'
import { HOUR_MS } from '#domain/durations.ts'
import { sizeOf } from '#domain/text/byte-size.ts'
import type { AuditLog, Requester } from '../../audit/audit-log.ts'
import type { BackupConfig } from '../../config/backup-config.ts'
import type { OutsidePlace } from '../../config/media-config.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { UNEXPECTED_FAILURE } from '../../log/unexpected-failure.ts'
import type { BackupOptions, BackupResult } from '../backup.ts'
import { countsOf } from '../backup-content.ts'
import type { BackupFolder } from '../backup-folder.ts'
import { type BackupStore, StoreError } from '../backup-store.ts'
import { problemOf } from '../file-problem.ts'
import { pictureFiles } from '../pictures/picture-set.ts'
import type { BackupRun, BackupRunRepository } from './backup-run-repository.ts'
import type { CheckOptions, CheckResult } from './check-backup.ts'
import { ProgressReport } from './progress-report.ts'

interface BackupJobsOptions {
  readonly database: Database
  readonly runs: BackupRunRepository
  readonly folder: BackupFolder
  readonly config: Pick<BackupConfig, 'passphrase'>
  /** Where pictures are that are not in the database. */
  readonly outside: OutsidePlace | undefined
  /** Loads the client of the store; null where none is configured. */
  readonly store: (() => Promise<BackupStore>) | null
  readonly timeZone: () => Promise<string>
  readonly audit: Pick<AuditLog, 'record'>
  readonly log: Log
  readonly freeBytes?: () => Promise<number>
  readonly create: (options: BackupOptions) => Promise<BackupResult>
  readonly check: (options: CheckOptions) => Promise<CheckResult>
}

/** A job that was begun. Its outcome is in the table of runs. */
export interface BackupJob {
  readonly id: string
  readonly ended: Promise<void>
}

/** Disk space that is left free for the blog's own writes. */
const RESERVED_BYTES = 50_000_000
/** A backup may have grown by a quarter since the last one. */
const GROWTH = 1.25
/** Estimated size of the texts in a first backup, in addition to its pictures. */
const TEXT_BYTES = 20_000_000
const NOT_YET = 'It is not copied yet.'

/** Makes, checks and uploads backups in the background: one at a time, over all servers of a database. */
export class BackupJobs implements AsyncDisposable {
  readonly #options: BackupJobsOptions
  readonly #stopping = new AbortController()
  #current: Promise<void> = Promise.resolve()

  constructor(options: BackupJobsOptions) {
    this.#options = options
  }

  /** @param isStillWanted asked once no other run can be running. @returns null while another job is running, or if unwanted */
  async make(
    kind: 'nightly' | 'manual',
    requester: Requester,
    isStillWanted?: (id: string) => Promise<boolean>,
  ): Promise<BackupJob | null> {
    const id = await this.#options.runs.begin({ kind, startedBy: requester.who.name }, isStillWanted)
    return id === null ? null : this.#run(id, 'a backup', (report) => this.#make(id, kind, requester, report))
  }

  /** Begins to read a backup to its end. @returns null while another job is running, or if there is no such file */
  async check(name: string, { who }: Requester): Promise<BackupJob | null> {
    const file = await this.#options.folder.find(name)
    if (!file) return null
    const { runs, config } = this.#options
    const id = await runs.begin({ kind: 'check', startedBy: who.name, file: name, step: 'checking' })
    if (id === null) return null
    return this.#run(id, 'the check of a backup', async (report) => {
      report.note({ bytes_expected: file.bytes })
      const result = await this.#options.check({
        file: file.path,
        passphrase: file.isEncrypted ? (config.passphrase ?? '') : undefined,
        onProgress: (progress) => report.note(progress),
        signal: this.#stopping.signal,
      })
      if (!result.ok) throw new BackupRefusedError(result.problem)
      await runs.end(id, { state: 'done', bytes: file.bytes, content: result.content })
    })
  }

  /** Uploads the newest backup that could not be uploaded, if the last attempt was an hour ago. */
  async uploadAgain(now: Date): Promise<void> {
    const { runs, store } = this.#options
    if (!store) return
    const latest = await runs.latest('upload')
    if (latest?.state === 'running') return
    if (latest && now.getTime() - Date.parse(latest.started_at) < HOUR_MS) return
    for (const run of await runs.notUploaded()) if (await this.#upload(run)) return
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort()
    await this.#current
  }

  #run(id: string, what: string, work: (report: ProgressReport) => Promise<void>): BackupJob {
    const ended = this.#guarded(id, what, work)
    this.#current = Promise.all([this.#current, ended]).then(() => {})
    return { id, ended }
  }

  /** Records every failure in the run. A run that a stop of the server interrupted is removed. */
  async #guarded(id: string, what: string, work: (report: ProgressReport) => Promise<void>): Promise<void> {
    const { runs, log, folder } = this.#options
    try {
      await using report = new ProgressReport(runs, id)
      await work(report)
    } catch (error) {
      try {
        if (this.#stopping.signal.aborted) return await runs.remove(id)
        const problem = error instanceof BackupRefusedError ? error.message : problemOf(error, folder.path)
        const fields = problem === undefined ? { err: error } : { problem }
        log.warn(fields, `${what} failed`)
        await runs.end(id, { state: 'failed', problem: problem ?? UNEXPECTED_FAILURE })
      } catch (failure) {
        log.warn({ err: failure }, 'the failure of a backup could not be recorded')
      }
    }
  }

  async #make(id: string, kind: 'nightly' | 'manual', requester: Requester, report: ProgressReport): Promise<void> {
    const { database, runs, folder, config, outside, store, timeZone, audit, log } = this.#options
    const expected = await this.#expectedBytes()
    await folder.make()
    if (kind === 'nightly') await folder.removeStray(database.now(), 'nightly')
    await this.#refuseFullDisk(expected)
    report.note({ bytes_expected: expected })
    const result = await this.#options.create({
      file: undefined,
      folder: folder.path,
      kind,
      secrets: true,
      passphrase: config.passphrase,
      outside,
      onProgress: (progress) => report.note(progress),
      signal: this.#stopping.signal,
    })
    if (!result.ok) throw new BackupRefusedError(result.problem)
    const { file, bytes, manifest } = result
    const content = countsOf(manifest)
    const made = { file: basename(file), bytes, content, bytes_expected: bytes, upload_problem: store ? NOT_YET : null }
    await runs.end(id, { state: 'done', ...made })
    log.info({ file, bytes }, 'backup made')
    // The backup is complete: failures from here on do not count as failures of it.
    const about = `${basename(file)}: ${content}`
    await this.#afterwards('made, and not written into the audit log', () =>
      audit.record({ what: 'backup.made', ...requester, about }),
    )
    if (store)
      await this.#afterwards('made, and not copied', async () => void (await this.#upload((await runs.find(id))!)))
    if (kind !== 'nightly') return
    await this.#afterwards('made, and old ones not deleted', async () => {
      const deleted = await folder.rotate(await timeZone())
      if (deleted.length > 0) log.info({ deleted }, 'old nightly backups deleted')
    })
    await this.#afterwards('made, and pictures that no backup needs not deleted', async () => {
      const deleted = await folder.removeUnneededPictures()
      if (deleted.length === 0) return
      log.info({ deleted: deleted.length }, 'pictures that no backup needs deleted')
      if (store) await (await store()).deletePictures(deleted)
    })
    await this.#afterwards('made, and old runs not deleted', () => runs.purge())
  }

  /** @param failure for the log message if it fails */
  async #afterwards(failure: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#options.log.warn({ err: error }, `a backup was ${failure}`)
    }
  }

  /** @returns false when the file is not on this server, or another job is running */
  async #upload(run: BackupRun): Promise<boolean> {
    const { runs, folder, store, timeZone, log } = this.#options
    const file = run.file === null ? undefined : await folder.find(run.file)
    if (!file || !store) return false
    const id = await runs.begin({ kind: 'upload', startedBy: run.started_by, file: file.name, step: 'uploading' })
    if (id === null) return false
    await this.#run(id, 'the upload of a backup', async (report) => {
      report.note({ bytes_expected: file.bytes })
      try {
        const opened = await store()
        // A backup is there only with its pictures.
        const pictures = await pictureFiles(folder.path)
        if (pictures.length > 0) await opened.putPictures(pictures, this.#stopping.signal)
        await opened.put(file, { signal: this.#stopping.signal, onBytes: (bytes) => report.note({ bytes }) })
        await runs.noteUpload(run.id, {
          uploaded_at: this.#options.database.now().toISOString(),
          upload_problem: null,
        })
        const deleted = await opened.rotate(await timeZone())
        if (deleted > 0) log.info({ deleted }, 'old nightly backups deleted in the store')
        await runs.end(id, { state: 'done', bytes: file.bytes })
      } catch (error) {
        if (!(error instanceof StoreError) || this.#stopping.signal.aborted) throw error
        await runs.noteUpload(run.id, {
          uploaded_at: (await runs.find(run.id))?.uploaded_at ?? null,
          upload_problem: error.message,
        })
        throw new BackupRefusedError(error.message)
      }
    }).ended
    return true
  }

  async #expectedBytes(): Promise<number> {
    const { runs } = this.#options
    const last = await runs.latestMade()
    return Math.ceil(last ? last.bytes * GROWTH : TEXT_BYTES + (await runs.pictureBytes()))
  }

  async #refuseFullDisk(expected: number): Promise<void> {
    const { folder, freeBytes = () => folder.freeBytes() } = this.#options
    const free = await freeBytes()
    if (free < expected + RESERVED_BYTES)
      throw new BackupRefusedError(
        `${sizeOf(free)} are free in ${folder.path}; a backup takes about ${sizeOf(expected)}, and the blog needs ${sizeOf(RESERVED_BYTES)} beside it. Free some space, or name a folder on another disk as BACKUP_DIR.`,
      )
  }
}

/** A job that failed for a reason that is given in words. */
class BackupRefusedError extends Error {}
