import { join } from 'node:path'
import type { Settings } from '#domain/settings/settings-writing.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { Redirects } from '../redirects/redirects.ts'
import { type ImportRequest, Imports } from './imports.ts'
import { ImportJobs } from './jobs/import-jobs.ts'
import { ImportReports } from './reports/import-reports.ts'
import { UndoJobs } from './reports/undo-jobs.ts'

/** Wires what imports posts from other programs; runs no query. */
export function openImports(
  database: Database,
  { dataDir, databaseUrl, siteUrl }: Pick<Config, 'dataDir' | 'databaseUrl' | 'siteUrl'>,
  settings: () => Promise<Settings>,
  { audit, log }: { readonly audit: AuditLog; readonly log: Log },
) {
  const imports = new Imports(database, settings, siteUrl)
  const inProcess = async function* (request: ImportRequest) {
    // Loaded on first use: most processes of a server import nothing.
    const { importInProcess } = await import('./jobs/import-process.ts')
    const { imageSource, timeZone } = await settings()
    yield* importInProcess({ dataDir, databaseUrl }, { imageSource, timeZone, siteUrl }, request, database.now())
  }
  const reports = new ImportReports(database, siteUrl)
  const folder = join(dataDir, 'imports')
  return {
    imports,
    importReports: reports,
    undoJobs: new UndoJobs({ database, reports, audit, log }),
    redirects: new Redirects(database, siteUrl),
    importJobs: new ImportJobs({ imports: { run: inProcess }, folder, audit, log, now: () => database.now() }),
  }
}
