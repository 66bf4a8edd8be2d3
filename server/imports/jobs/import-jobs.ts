import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { ImportCheck } from '#domain/imports/import-calls.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import type { AuditLog, Requester } from '../../audit/audit-log.ts'
import { recurring } from '../../concurrency/recurring.ts'
import { newId } from '../../db/id.ts'
import type { Log } from '../../log/log.ts'
import { UNEXPECTED_FAILURE } from '../../log/unexpected-failure.ts'
import { ImportError } from '../imported-post.ts'
import type { Imports } from '../imports.ts'
import { ImportJob, type ImportStatus, type UploadedFile } from './import-job.ts'
import { UploadFolder } from './upload-folder.ts'

interface ImportJobsOptions {
  readonly imports: Pick<Imports, 'run'>
  readonly folder: string
  readonly audit: Pick<AuditLog, 'record'>
  readonly log: Log
  readonly now: () => Date
}

interface Upload {
  readonly name: string
  /** The size that the request announces in bytes; 0 if it does not. */
  readonly bytes: number
  readonly content: ReadableStream<Uint8Array>
}

type Check = Pick<ImportCheck, 'format' | 'scale'> & Partial<ImportCheck>

export type ImportRefusal = 'missing' | 'busy' | 'not-checked' | 'no-room' | 'empty'
export type ImportResult = { readonly ok: true; readonly job: ImportJob } | Refused
type Refused = { readonly ok: false; readonly problem: ImportRefusal }

const UPKEEP = { firstMs: HOUR_MS, everyMs: HOUR_MS }
const NO_SPACE = 'The disk of the server is full.'
const STOPPED = 'The server closed meanwhile.'

/** One at a time, which continues when the browser leaves. File and report exist on this server only; imported posts stay. */
export class ImportJobs implements AsyncDisposable {
  readonly #options: ImportJobsOptions
  readonly #folder: UploadFolder
  readonly #stopping = new AbortController()
  #job: ImportJob | null = null
  #isUploading = false
  #running: Promise<void> = Promise.resolve()
  readonly #upkeep = new AsyncDisposableStack()
  #forgetting: NodeJS.Timeout | undefined

  constructor(options: ImportJobsOptions) {
    this.#options = options
    this.#folder = new UploadFolder(options.folder)
  }

  /** From now on removes files that a stop of a server left, once they are a day old. Disposing of this object removes its own. */
  async start(): Promise<this> {
    await this.#folder.removeStray()
    const onError = (error: unknown) =>
      this.#options.log.warn({ err: error }, 'files of old imports could not be removed')
    this.#upkeep.use(recurring(() => this.#folder.removeStray(), UPKEEP, onError))
    return this
  }

  current(): ImportStatus | null {
    return this.#job?.status() ?? null
  }

  find(id: string): ImportJob | undefined {
    return this.#job?.id === id ? this.#job : undefined
  }

  /** Stores a file to be imported, in the place of the one before it. @throws when the upload breaks off */
  async upload(upload: Upload, { who }: Requester): Promise<ImportResult> {
    if (this.#job?.isRunning) return refused('busy')
    return this.#receiving(upload, async () => {
      const id = newId('import')
      const stored = await this.#stored(id, upload)
      if (!stored) return refused('empty')
      const before = this.#job
      this.#job = new ImportJob(id, stored, who.name, this.#options.now())
      if (before) await this.#folder.remove(before.id)
      this.#forgetLater(id)
      return { ok: true, job: this.#job }
    })
  }

  async uploadPictures(id: string, upload: Upload): Promise<ImportResult> {
    const job = this.find(id)
    if (!job) return refused('missing')
    if (job.isRunning) return refused('busy')
    return this.#receiving(upload, async () => {
      job.pictures = null
      const stored = await this.#folder.write(id, 'pictures', upload.name, upload.content)
      if (stored.bytes > 0) job.pictures = stored
      return { ok: true, job }
    })
  }

  check(id: string, { format, scale, viewings = 'each', labels = {} }: Check, requester: Requester): ImportResult {
    const job = this.find(id)
    if (!job) return refused('missing')
    if (job.isRunning || this.#isUploading) return refused('busy')
    job.format = format
    job.scale = scale
    job.viewings = viewings
    job.labels = labels
    this.#begin(job, 'check', requester)
    return { ok: true, job }
  }

  import(id: string, requester: Requester): ImportResult {
    const job = this.find(id)
    if (!job) return refused('missing')
    if (job.isRunning || this.#isUploading) return refused('busy')
    if (!job.mayImport) return refused('not-checked')
    this.#begin(job, 'import', requester)
    return { ok: true, job }
  }

  /** Forgets the result of a dry run. Called by an undo, since the result names posts that the undo deletes. */
  expireCheck(): void {
    this.#job?.expireCheck()
  }

  /** Forgets an import with its report, and removes its files. */
  async discard(id: string): Promise<ImportRefusal | null> {
    const job = this.find(id)
    if (!job) return 'missing'
    if (job.isRunning || this.#isUploading) return 'busy'
    this.#job = null
    await this.#folder.remove(id)
    return null
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#forgetting)
    this.#stopping.abort()
    await this.#upkeep.disposeAsync()
    await this.#running
    if (this.#job) await this.#folder.remove(this.#job.id)
  }

  async #receiving(upload: Upload, store: () => Promise<ImportResult>): Promise<ImportResult> {
    if (this.#isUploading) return refused('busy')
    this.#isUploading = true
    try {
      return (await this.#folder.hasRoomFor(upload.bytes)) ? await store() : refused('no-room')
    } finally {
      this.#isUploading = false
    }
  }

  /** Stores an upload; null for an empty file. An incomplete upload leaves no file. */
  async #stored(id: string, { name, content }: Upload): Promise<UploadedFile | null> {
    let stored: UploadedFile | undefined
    try {
      stored = await this.#folder.write(id, 'file', name, content)
    } finally {
      if (!stored?.bytes) await this.#folder.remove(id)
    }
    return stored.bytes > 0 ? stored : null
  }

  #begin(job: ImportJob, step: 'check' | 'import', requester: Requester): void {
    clearTimeout(this.#forgetting)
    job.begin(step, requester.who.name, this.#options.now())
    this.#running = this.#run(job, step, requester)
  }

  async #run(job: ImportJob, step: 'check' | 'import', requester: Requester): Promise<void> {
    const { imports, log, now } = this.#options
    const { signal } = this.#stopping
    let problem: string | null = null
    try {
      await this.#folder.touch(job.id)
      const path = this.#folder.pathOf(job.id, 'file', job.file)
      const pictures = job.pictures ? this.#folder.pathOf(job.id, 'pictures', job.pictures) : undefined
      const request = {
        path,
        pictures,
        format: job.format ?? undefined,
        scale: job.scale,
        viewings: job.viewings,
        labels: job.labels,
        report: step === 'check' ? null : { id: job.id, startedBy: requester.who.name, fileName: job.file.name },
        accountId: requester.who.accountId,
        signal,
      }
      for await (const line of imports.run(request)) job.add(line)
      if (signal.aborted) problem = STOPPED
    } catch (error) {
      problem = this.#problemOf(error)
      log.warn({ err: error, problem }, 'an import failed')
    }
    try {
      if (step === 'import') await this.#recordImport(job, requester)
      // A failed import keeps its files, so that it can be continued.
      await (step === 'import' && problem === null ? this.#folder.remove(job.id) : this.#folder.touch(job.id))
    } catch (error) {
      log.warn({ err: error }, 'the end of an import could not be recorded')
    }
    job.end(now(), problem)
    this.#forgetLater(job.id)
  }

  #problemOf(error: unknown): string {
    if (error instanceof ImportError) return error.message
    return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? NO_SPACE : UNEXPECTED_FAILURE
  }

  async #recordImport({ summary }: ImportJob, requester: Requester): Promise<void> {
    if (summary.saved > 0)
      await this.#options.audit.record({ what: 'posts.imported', ...requester, about: summary.text(ENGLISH) })
  }

  /** Discards a file that was not imported within a day, since it takes space on the disk. */
  #forgetLater(id: string): void {
    clearTimeout(this.#forgetting)
    if (this.#stopping.signal.aborted) return
    const forget = async () => {
      // An upload of pictures may be under way.
      if ((await this.discard(id)) === 'busy') this.#forgetLater(id)
    }
    this.#forgetting = setTimeout(() => void forget().catch(() => {}), DAY_MS).unref()
  }
}

function refused(problem: ImportRefusal): Refused {
  return { ok: false, problem }
}
