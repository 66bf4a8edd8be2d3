import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '#domain/durations.ts'
import type { DatabaseConfig } from '../../db/database.ts'
import type { BackupOptions, BackupProgress, BackupResult } from '../backup.ts'
import type { CheckOptions, CheckResult } from './check-backup.ts'

type Child = Pick<ChildProcess, 'connected' | 'exitCode' | 'kill' | 'on' | 'once' | 'send' | 'signalCode'>

interface Watched {
  readonly onProgress: BackupOptions['onProgress'] | undefined
  readonly signal: AbortSignal | undefined
}

/** The message that tells the process what to do. */
export type BackupOrder =
  | {
      readonly make: Omit<BackupOptions, keyof Watched>
      readonly database: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>
      /** The instant of the backup, as the server's clock says. */
      readonly createdAt: string
    }
  | { readonly check: Omit<CheckOptions, keyof Watched> }

/** The messages of the process. */
export type BackupNews =
  | { readonly progress: BackupProgress }
  | { readonly result: BackupResult | CheckResult }
  | { readonly failure: string }

export const STOP = 'stop'

/** A process that reports no progress for this long is killed. */
const SILENCE_MS = 10 * MINUTE_MS
/** A process that has not ended this long after it was told to is killed, too. */
const STOP_MS = 10_000
const STUCK = 'There was no progress for ten minutes, so it was ended. Look at the disk and at the database.'

const PROGRAM = fileURLToPath(new URL('./backup-worker.ts', import.meta.url))
/** As in `den`: buffers are freed when the young generation is collected. */
const NODE_OPTIONS = ['--max-semi-space-size=1']

/** Makes a backup as `createBackup` does, in a process of its own, which has a lower priority than readers. */
export async function createBackupInProcess(
  { dataDir, databaseUrl }: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>,
  createdAt: Date,
  { onProgress, signal, ...make }: BackupOptions,
  start = startProgram,
): Promise<BackupResult> {
  const order = { database: { dataDir, databaseUrl }, make, createdAt: createdAt.toISOString() }
  return (await carryOut(order, { onProgress, signal }, start)) as BackupResult
}

/** Checks a backup as `checkBackup` does, in such a process: deriving the key of an encrypted one takes half a second. */
export async function checkBackupInProcess({ onProgress, signal, ...check }: CheckOptions): Promise<CheckResult> {
  return (await carryOut({ check }, { onProgress, signal }, startProgram)) as CheckResult
}

async function carryOut(
  order: BackupOrder,
  { onProgress, signal }: Watched,
  start: () => Child,
): Promise<BackupResult | CheckResult> {
  signal?.throwIfAborted()
  const child = start()
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  let last: BackupNews | undefined
  let timer: NodeJS.Timeout | undefined
  const killAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      child.kill('SIGKILL')
      last ??= { result: { ok: false, problem: STUCK } }
      // A process that waits for a disk may not end even then.
      resolve()
    }, ms)
  }
  const stop = () => {
    if (child.connected) child.send(STOP)
    killAfter(STOP_MS)
  }
  child.on('message', (news: BackupNews) => {
    if (!('progress' in news)) last = news
    else {
      if (!signal?.aborted) killAfter(SILENCE_MS)
      onProgress?.(news.progress)
    }
  })
  child.on('error', reject)
  child.once('close', () => resolve())
  signal?.addEventListener('abort', stop)
  killAfter(SILENCE_MS)
  try {
    child.send(order)
    await ended
    signal?.throwIfAborted()
    if (last && 'result' in last) return last.result
    throw new Error(
      last && 'failure' in last ? last.failure : `the backup ended with ${child.exitCode ?? child.signalCode}`,
    )
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function startProgram(): Child {
  return fork(PROGRAM, { execArgv: NODE_OPTIONS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
