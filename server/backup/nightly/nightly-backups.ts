import { SYSTEM } from '#domain/audit-event.ts'
import { isNightlyDue, type LastBackup, latestPlanned } from '#domain/backups/backup-schedule.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { recurring } from '../../concurrency/recurring.ts'
import type { Connection } from '../../db/database.ts'
import { appliedMigrations } from '../../db/migrator.ts'
import type { Log } from '../../log/log.ts'
import { ThrottledLog } from '../../log/throttled-log.ts'
import { unknownMigration } from '../refuse-newer.ts'
import type { BackupJobs } from '../runs/backup-jobs.ts'
import type { BackupRun, BackupRunRepository } from '../runs/backup-run-repository.ts'

const SCHEDULE = { firstMs: MINUTE_MS, everyMs: MINUTE_MS }

export type BackupSchedule = typeof SCHEDULE

interface NightlyBackupsOptions {
  readonly database: Pick<Connection, 'now' | 'read' | 'engine'>
  readonly runs: BackupRunRepository
  readonly jobs: Pick<BackupJobs, 'make' | 'uploadAgain' | typeof Symbol.asyncDispose>
  /** `HH:MM`; null for none. */
  readonly at: string | null
  readonly timeZone: () => Promise<string>
  readonly log: Log
}

/** Makes a backup every night, and another attempt an hour after a failure. Of several servers one makes it. */
export class NightlyBackups {
  readonly #options: NightlyBackupsOptions

  constructor(options: NightlyBackupsOptions) {
    this.#options = options
  }

  /** Disposing of the returned value ends a job that is running. */
  start(schedule: BackupSchedule = SCHEDULE): AsyncDisposable {
    const { jobs, log } = this.#options
    const failures = new ThrottledLog(log)
    const onError = (error: unknown) =>
      failures.write('warn', { err: error }, 'nightly backups could not be looked after')
    const rounds = recurring(() => this.makeDue(), schedule, onError)
    return {
      async [Symbol.asyncDispose]() {
        await jobs[Symbol.asyncDispose]()
        await rounds[Symbol.asyncDispose]()
      },
    }
  }

  async makeDue(): Promise<void> {
    const { database, jobs } = this.#options
    if (await this.#isDue()) {
      const job = await jobs.make('nightly', { who: SYSTEM }, (id) => this.#isDue(id))
      await job?.ended
    }
    await jobs.uploadAgain(database.now())
  }

  async #isDue(ownId?: string): Promise<boolean> {
    const { database, runs, at, timeZone } = this.#options
    const since = at === null ? null : await runs.blogSince()
    if (at === null || since === null) return false
    const now = database.now()
    const planned = latestPlanned(now, at, await timeZone())
    if (!isNightlyDue(now, { planned, since, last: lastOf(await runs.latest('nightly', ownId)) })) return false
    // A newer server beside this one makes the backup; this one would fail, and the next attempt come an hour later.
    return unknownMigration(await appliedMigrations(database)) === undefined
  }
}

function lastOf(run: BackupRun | undefined): LastBackup | undefined {
  if (!run) return undefined
  const endedAt = run.ended_at === null ? null : new Date(run.ended_at)
  return { startedAt: new Date(run.started_at), endedAt, hasFailed: run.state === 'failed' }
}
