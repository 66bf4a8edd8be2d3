import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BackupKind } from '#domain/backups/backup-name.ts'
import { isBackupOverdue } from '#domain/backups/backup-schedule.ts'
import type { BackupConfig } from '../config/backup-config.ts'
import type { Connection } from '../db/database.ts'
import type { BackupFile, BackupFolder } from './backup-folder.ts'
import type { RunStep } from './backup-tables.ts'
import { type PictureFile, pictureFiles } from './pictures/picture-set.ts'
import type { BackupRun, BackupRunRepository } from './runs/backup-run-repository.ts'

const CHUNK = 64 * 1024

export interface ListedBackup {
  readonly name: string
  readonly kind: BackupKind
  readonly at: string
  readonly bytes: number
  readonly isEncrypted: boolean
  /** Counts, in words; empty for a file that no run in this database made or read. */
  readonly content: string
  /** When it was last read to its end without a fault; null if that is not known, or the last attempt found one. */
  readonly verifiedAt: string | null
  readonly uploadedAt: string | null
  readonly uploadProblem: string | null
  /** The command that restores it, to be run on the machine of the server. */
  readonly restoreCommand: string
}

export interface RunningJob {
  readonly id: string
  readonly step: RunStep
  readonly bytes: number
  readonly expectedBytes: number | null
}

export interface JobStatus extends RunningJob {
  readonly state: BackupRun['state']
  readonly problem: string | null
}

export interface BackupOverview {
  readonly backups: readonly ListedBackup[]
  readonly folderProblem: string | null
  readonly running: RunningJob | null
  /** The latest attempt to make one, if it failed. */
  readonly failure: { readonly at: string; readonly problem: string; readonly isRetried: boolean } | null
  /** When the newest backup was made, wherever it is. */
  readonly newestAt: string | null
  readonly isOverdue: boolean
  readonly now: string
}

interface BackupOverviewOptions {
  readonly database: Pick<Connection, 'now'>
  readonly runs: BackupRunRepository
  readonly folder: BackupFolder
  readonly config: BackupConfig
}

export class BackupsOverview {
  readonly #options: BackupOverviewOptions

  constructor(options: BackupOverviewOptions) {
    this.#options = options
  }

  /** Settings of the server, without secrets. */
  get plan(): { readonly folder: string; readonly at: string | null; readonly store: string | null } {
    const { at, folder, s3 } = this.#options.config
    return { folder, at, store: s3 ? `${new URL(s3.endpoint).host}/${s3.bucket}` : null }
  }

  /** The pictures beside the backups. */
  pictures(): Promise<PictureFile[]> {
    return pictureFiles(this.#options.folder.path)
  }

  async all(): Promise<BackupOverview> {
    const { runs, folder } = this.#options
    const [{ files, problem }, running, latest] = await Promise.all([readFolder(folder), runs.running(), this.latest()])
    const ofFiles = Map.groupBy(await runs.ofFiles(files.map(({ name }) => name)), ({ file }) => file)
    return {
      folderProblem: problem,
      backups: files.map((file) => ({
        ...file,
        ...factsOf(ofFiles.get(file.name) ?? []),
        restoreCommand: `./den restore ${quoted(join(folder.path, file.name))} --replace`,
      })),
      running: running ? jobOf(running) : null,
      ...latest,
      now: this.#options.database.now().toISOString(),
    }
  }

  /** How the latest backups went, without a look into the folder. */
  async latest(): Promise<Pick<BackupOverview, 'failure' | 'newestAt' | 'isOverdue'>> {
    const { runs } = this.#options
    const [newest, nightly, manual] = await Promise.all([
      runs.latestMade(),
      runs.latest('nightly'),
      runs.latest('manual'),
    ])
    const last = [nightly, manual]
      .filter((run) => run !== undefined)
      .toSorted((a, b) => (a.started_at < b.started_at ? 1 : -1))[0]
    const newestAt = newest?.ended_at ?? null
    return {
      failure:
        last?.state === 'failed' && last.started_at > (newestAt ?? '')
          ? { at: last.ended_at ?? last.started_at, problem: last.problem ?? '', isRetried: last.kind === 'nightly' }
          : null,
      newestAt,
      isOverdue: await this.isOverdue(newestAt),
    }
  }

  /** When the newest backup was made, wherever it is; null without one. */
  async newestAt(): Promise<string | null> {
    return (await this.#options.runs.latestMade())?.ended_at ?? null
  }

  /** Whether the newest backup is too old, or the blog if it has none. */
  async isOverdue(newestAt?: string | null): Promise<boolean> {
    const { database, runs } = this.#options
    const newest = newestAt === undefined ? await this.newestAt() : newestAt
    return isBackupOverdue(database.now(), newest === null ? await runs.blogSince() : new Date(newest))
  }

  /** Why the last check of a backup in the folder failed, in words, by its name; newest first. */
  async faults(): Promise<Readonly<Record<string, string>>> {
    const names = (await readFolder(this.#options.folder)).files.map(({ name }) => name)
    const ofFiles = Map.groupBy(await this.#options.runs.ofFiles(names), ({ file }) => file)
    return Object.fromEntries(
      names.flatMap((name) => {
        const problem = lastCheck(ofFiles.get(name) ?? [])?.problem
        return problem ? [[name, problem]] : []
      }),
    )
  }

  async job(id: string): Promise<JobStatus | undefined> {
    const run = await this.#options.runs.find(id)
    return run && { ...jobOf(run), state: run.state, problem: run.problem }
  }

  /** The backup of that name; undefined if it is not in the folder of this server. */
  async find(name: string): Promise<BackupFile | undefined> {
    return this.#options.folder.find(name)
  }

  async open(name: string): Promise<(BackupFile & { readonly content: ReadableStream<Uint8Array> }) | undefined> {
    const file = await this.#options.folder.find(name)
    const handle = file && (await open(file.path).catch(() => undefined))
    if (!file || !handle) return undefined
    const stream = handle.createReadStream({ highWaterMark: CHUNK })
    return { ...file, content: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
  }
}

async function readFolder(folder: BackupFolder): Promise<{ files: BackupFile[]; problem: string | null }> {
  try {
    return { files: await folder.list(), problem: null }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (code === undefined || path === undefined) throw error
    return {
      files: [],
      problem: `${path} cannot be read (${code}). BACKUP_DIR must name a folder that the server may write to.`,
    }
  }
}

/** @param runs oldest first */
function factsOf(runs: readonly BackupRun[]) {
  const last = runs.findLast(({ state }) => state === 'done')
  const made = runs.find(({ kind }) => kind !== 'check' && kind !== 'upload')
  const checked = lastCheck(runs)
  return {
    content: made?.content ?? last?.content ?? '',
    verifiedAt: checked?.state === 'done' ? checked.ended_at : null,
    uploadedAt: made?.uploaded_at ?? null,
    uploadProblem: made?.upload_problem ?? null,
  }
}

function lastCheck(runs: readonly BackupRun[]): BackupRun | undefined {
  return runs.findLast(({ kind }) => kind !== 'upload')
}

function jobOf({ id, step, bytes, bytes_expected }: BackupRun): RunningJob {
  return { id, step, bytes, expectedBytes: bytes_expected }
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
}
