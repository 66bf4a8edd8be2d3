import { join } from 'node:path'
import type { Settings } from '#domain/settings/settings.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { Imports } from './imports/imports.ts'
import { ImportJobs } from './imports/jobs/import-jobs.ts'
import { Redirects } from './imports/redirects/redirects.ts'
import type { Log } from './log/log.ts'
import type { MediaStore } from './media/media-store.ts'

/** Puts together what takes posts from other programs; asks nothing of the database yet. */
export function openImports(
  database: Database,
  { dataDir, siteUrl }: Pick<Config, 'dataDir' | 'siteUrl'>,
  media: MediaStore,
  settings: () => Promise<Settings>,
  { audit, log }: { readonly audit: AuditLog; readonly log: Log },
) {
  const imports = new Imports(database, media, settings, siteUrl)
  const folder = join(dataDir, 'imports')
  return {
    imports,
    redirects: new Redirects(database, siteUrl),
    importJobs: new ImportJobs({ imports, folder, audit, log, now: () => database.now() }),
  }
}
