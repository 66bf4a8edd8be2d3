import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { Connection } from '../db/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { openSource } from './files/open-source.ts'
import { formatOf, READERS } from './formats.ts'
import { importPosts } from './import-run.ts'
import type { ImportRequest } from './imports.ts'

/** What an import takes from the settings. */
export interface ImportSite {
  readonly imageSource: string
  readonly timeZone: string
  readonly siteUrl: string
}

/** @throws {ImportError} for a file that cannot be imported; posts before it stay imported */
export async function* importFile(
  database: Connection,
  media: MediaStore,
  { imageSource, timeZone, siteUrl }: ImportSite,
  { path, pictures, format, isDryRun, accountId, signal }: ImportRequest,
): AsyncGenerator<ImportReportLine> {
  await using stack = new AsyncDisposableStack()
  const source = stack.use(await openSource(path))
  const sources = pictures === undefined ? [source] : [source, stack.use(await openSource(pictures))]
  const reader = READERS[format ?? (await formatOf(source))]
  const entries = reader({ source, timeZone, now: database.now(), siteUrl })
  const defaults = { imageSource, timeZone, accountId: accountId ?? null }
  yield* importPosts(database, media, entries, { isDryRun, sources, defaults, ...(signal && { signal }) })
}
