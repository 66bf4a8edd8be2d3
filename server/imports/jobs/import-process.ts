import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { forkProgram, HungProcessError, runInChildProcess } from '../../concurrency/child-process.ts'
import type { DatabaseConfig } from '../../db/database.ts'
import type { ImportSite } from '../import-file.ts'
import { ImportError } from '../imported-post.ts'
import type { ImportRequest } from '../imports.ts'

export interface ImportOrder {
  readonly database: Pick<DatabaseConfig, 'dataDir' | 'databaseUrl'>
  readonly site: ImportSite
  readonly request: Omit<ImportRequest, 'signal'>
  /** The current instant of the server's clock. */
  readonly now: string
}

export interface ImportEnd {
  readonly problem: string | null
}

/** A heap of short-lived objects that is collected before it has doubled: a third less memory in the same time. As in `den`. */
const NODE_OPTIONS = ['--max-semi-space-size=16', '--heap-growing-percent=40']
const startWorker = () => forkProgram(new URL('./import-worker.ts', import.meta.url), NODE_OPTIONS)

/**
 * Imports as `importFile` does, in a process of its own, which has a lower priority than readers: a large entry takes seconds to read.
 * @throws {ImportError} for a file that cannot be imported, and for a process that hangs
 */
export async function* importInProcess(
  { dataDir, databaseUrl }: ImportOrder['database'],
  site: ImportSite,
  { signal, ...request }: ImportRequest,
  now: Date,
  start = startWorker,
): AsyncGenerator<ImportReportLine> {
  const order: ImportOrder = { database: { dataDir, databaseUrl }, site, request, now: now.toISOString() }
  try {
    const { problem } = yield* runInChildProcess<ImportReportLine, ImportEnd>(start, order, signal)
    if (problem !== null) throw new ImportError(problem)
  } catch (error) {
    if (signal?.aborted) return
    throw error instanceof HungProcessError ? new ImportError(error.message) : error
  }
}
