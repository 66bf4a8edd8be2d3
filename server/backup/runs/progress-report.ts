import type { BackupRun, BackupRunRepository } from './backup-run-repository.ts'

type Progress = Partial<Pick<BackupRun, 'step' | 'bytes' | 'bytes_expected'>>

const REPORT_MS = 2_000
/** Every 15th interval without progress renews the run, so that it does not count as killed. */
const RENEW_EVERY = 15

export class ProgressReport implements AsyncDisposable {
  readonly #timer: NodeJS.Timeout
  #progress: Progress | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(runs: Pick<BackupRunRepository, 'renew'>, id: string) {
    let rounds = 0
    this.#timer = setInterval(() => {
      if (!this.#progress && ++rounds % RENEW_EVERY > 0) return
      const progress = this.#progress ?? {}
      this.#progress = undefined
      // Ignored, since a database that cannot be reached fails the run itself.
      this.#writing = runs.renew(id, progress).catch(() => {})
    }, REPORT_MS).unref()
  }

  note(progress: Progress): void {
    this.#progress = { ...this.#progress, ...progress }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#writing
  }
}
