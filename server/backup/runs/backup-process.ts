import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DatabaseConfig } from '../../db/database.ts'
import type { BackupOptions, BackupProgress, BackupResult } from '../backup.ts'
import type { CheckOptions, CheckResult } from './check-backup.ts'

interface Watched {
  readonly onProgress: BackupOptions['onProgress'] | undefined
  readonly signal: AbortSignal | undefined
}

/** What the process is told. */
export type BackupOrder =
  | {
      readonly make: Omit<BackupOptions, keyof Watched>
      readonly database: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>
      /** The instant of the backup, as the server's clock says. */
      readonly createdAt: string
    }
  | { readonly check: Omit<CheckOptions, keyof Watched> }

/** What it tells. */
export type BackupNews =
  | { readonly progress: BackupProgress }
  | { readonly result: BackupResult | CheckResult }
  | { readonly failure: string }

export const STOP = 'stop'

const PROGRAM = fileURLToPath(new URL('./backup-worker.ts', import.meta.url))
/** As in `den`: buffers are freed when the young generation is collected. */
const NODE_OPTIONS = ['--max-semi-space-size=1']

/** Makes a backup as `createBackup` does, in a process of its own, which has a lower priority than readers. */
export async function createBackupInProcess(
  { dataDir, databaseUrl }: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>,
  createdAt: Date,
  { onProgress, signal, ...make }: BackupOptions,
): Promise<BackupResult> {
  const order = { database: { dataDir, databaseUrl }, make, createdAt: createdAt.toISOString() }
  return (await carryOut(order, { onProgress, signal })) as BackupResult
}

/** Checks a backup as `checkBackup` does, in such a process: deriving the key of an encrypted one takes half a second. */
export async function checkBackupInProcess({ onProgress, signal, ...check }: CheckOptions): Promise<CheckResult> {
  return (await carryOut({ check }, { onProgress, signal })) as CheckResult
}

async function carryOut(order: BackupOrder, { onProgress, signal }: Watched): Promise<BackupResult | CheckResult> {
  signal?.throwIfAborted()
  const child = fork(PROGRAM, { execArgv: NODE_OPTIONS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const stop = () => void (child.connected && child.send(STOP))
  signal?.addEventListener('abort', stop)
  try {
    child.send(order)
    const news = await lastNews(child, (progress) => onProgress?.(progress))
    signal?.throwIfAborted()
    if (news && 'result' in news) return news.result
    throw new Error(
      news && 'failure' in news ? news.failure : `the backup ended with ${child.exitCode ?? child.signalCode}`,
    )
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/** What the process told last, once it has ended. */
function lastNews(
  child: ChildProcess,
  onProgress: (progress: BackupProgress) => void,
): Promise<BackupNews | undefined> {
  let last: BackupNews | undefined
  child.on('message', (news: BackupNews) => {
    if ('progress' in news) onProgress(news.progress)
    else last = news
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(last))
  })
}
