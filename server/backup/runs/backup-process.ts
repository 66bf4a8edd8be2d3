import { forkProgram, HungProcessError, runInChildProcess } from '../../concurrency/child-process.ts'
import type { DatabaseConfig } from '../../db/database.ts'
import type { BackupOptions, BackupProgress, BackupResult } from '../backup.ts'
import type { CheckOptions, CheckResult } from './check-backup.ts'

interface Watched {
  readonly onProgress: BackupOptions['onProgress'] | undefined
  readonly signal: AbortSignal | undefined
}

export type BackupOrder =
  | {
      readonly make: Omit<BackupOptions, keyof Watched>
      readonly database: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>
      /** The instant of the backup, as the server's clock says. */
      readonly createdAt: string
    }
  | { readonly check: Omit<CheckOptions, keyof Watched> }

/** As in `den`: buffers are freed when the young generation is collected. */
const startWorker = () => forkProgram(new URL('./backup-worker.ts', import.meta.url), ['--max-semi-space-size=1'])

/** Makes a backup as `createBackup` does, in a process of its own, which has a lower priority than readers. */
export async function createBackupInProcess(
  { dataDir, databaseUrl }: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>,
  createdAt: Date,
  { onProgress, signal, ...make }: BackupOptions,
  start = startWorker,
): Promise<BackupResult> {
  const order = { database: { dataDir, databaseUrl }, make, createdAt: createdAt.toISOString() }
  return carryOut<BackupResult>(order, { onProgress, signal }, start)
}

/** Checks a backup as `checkBackup` does, in such a process: deriving the key of an encrypted one takes half a second. */
export async function checkBackupInProcess({ onProgress, signal, ...check }: CheckOptions): Promise<CheckResult> {
  return carryOut<CheckResult>({ check }, { onProgress, signal }, startWorker)
}

async function carryOut<Result>(
  order: BackupOrder,
  { onProgress, signal }: Watched,
  start: typeof startWorker,
): Promise<Result | { ok: false; problem: string }> {
  const steps = runInChildProcess<BackupProgress, Result>(start, order, signal)
  try {
    for (;;) {
      const { done, value } = await steps.next()
      if (done) return value
      onProgress?.(value)
    }
  } catch (error) {
    if (error instanceof HungProcessError) return { ok: false, problem: error.message }
    throw error
  }
}
