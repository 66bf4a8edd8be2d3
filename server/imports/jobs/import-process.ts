import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { DatabaseConfig } from '../../db/database.ts'
import type { ImportSite } from '../import-file.ts'
import { ImportError } from '../imported-post.ts'
import type { ImportRequest } from '../imports.ts'

/** The message that tells the process what to do. */
export interface ImportOrder {
  readonly database: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>
  readonly site: ImportSite
  readonly request: Omit<ImportRequest, 'signal'>
  /** The current instant of the server's clock. */
  readonly now: string
}

/** The messages of the process: one for each line of the report, then its end. */
export type ImportNews =
  | { readonly line: ImportReportLine }
  | { readonly end: 'done' }
  /** `problem`: why the file cannot be imported. `failure`: an unexpected error, with its code. */
  | { readonly end: 'problem' | 'failure'; readonly words: string; readonly code?: string | undefined }

export const STOP = 'stop'

const PROGRAM = fileURLToPath(new URL('./import-worker.ts', import.meta.url))

/**
 * Imports as `importFile` does, in a process of its own, which has a lower priority than readers: a large entry takes seconds to read.
 * @throws {ImportError} for a file that cannot be imported
 */
export async function* importInProcess(
  database: ImportOrder['database'],
  site: ImportSite,
  { signal, ...request }: ImportRequest,
  now: Date,
): AsyncGenerator<ImportReportLine> {
  if (signal?.aborted) return
  // The process does not inherit the Node options of this one.
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  // The process may end at the same moment.
  const stop = () => void (child.connected && child.send(STOP, () => {}))
  signal?.addEventListener('abort', stop)
  try {
    const news = newsOf(child)
    const { dataDir, databaseUrl } = database
    child.send({ database: { dataDir, databaseUrl }, site, request, now: now.toISOString() } satisfies ImportOrder)
    for await (const each of news) {
      if ('line' in each) yield each.line
      else if (each.end === 'problem') throw new ImportError(each.words)
      else if (each.end === 'failure') throw Object.assign(new Error(each.words), { code: each.code })
      else return
    }
    throw new Error(`the import ended with ${child.exitCode ?? child.signalCode}`)
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

async function* newsOf(child: ChildProcess): AsyncGenerator<ImportNews> {
  for await (const [news] of on(child, 'message', { close: ['close'] })) yield news as ImportNews
}
