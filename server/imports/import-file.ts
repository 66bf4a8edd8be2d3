import { resolve } from 'node:path'
import type { ImportOutcome, ImportReportLine } from '#domain/imports/import-report.ts'
import { isReviewCategory } from '#domain/posts/categories/category.ts'
import { importConnection, raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { MediaRepository } from '../media/media-repository.ts'
import { MediaStore } from '../media/media-store.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'
import { withChosenLabels } from './chosen-labels.ts'
import { openSource } from './files/open-source.ts'
import { formatOf, READERS } from './formats.ts'
import { importPosts } from './import-run.ts'
import { ImportError, type ImportedEntry } from './imported-post.ts'
import type { ImportRequest } from './imports.ts'
import { withLinksHere } from './links-here.ts'
import { OldSite } from './old-site.ts'
import { ReportWriter } from './reports/report-writer.ts'

/** Outcomes of which cached pages may show something. */
const CHANGES: readonly ImportOutcome[] = ['new', 'changed', 'profile', 'colours']
const STOPPED = 'It was stopped before the end of the file.'

export interface ImportSite {
  readonly imageSource: string
  readonly timeZone: string
  readonly siteUrl: string
}

/** @throws {ImportError} for a file that cannot be imported; posts before it stay imported */
export async function* importFile(
  database: Connection,
  { imageSource, timeZone, siteUrl }: ImportSite,
  {
    path,
    pictures,
    format,
    report: head,
    scale = null,
    viewings = 'each',
    labels = {},
    categoryOfScored,
    accountId,
    signal,
  }: ImportRequest,
): AsyncGenerator<ImportReportLine> {
  const categories = await new CategoryRepository(database).known()
  if (categoryOfScored !== undefined && !isReviewCategory(categories, categoryOfScored))
    throw new ImportError(`“${categoryOfScored}” is no category of reviews: readers see scores of those alone.`)
  await using stack = new AsyncDisposableStack()
  const source = stack.use(await openSource(path))
  const sources = pictures === undefined ? [source] : [source, stack.use(await openSource(pictures))]
  const found = format ? { format, beside: [] } : await formatOf(source)
  const reader = READERS[found.format]
  const now = database.now()
  const scored = { scale, categories, categoryOfScored }
  const oldSite = new OldSite()
  const read = reader({ source, path: resolve(path), timeZone, now, siteUrl, oldSite, viewings, ...scored })
  const entries = withBeside(found.beside, withChosenLabels(withLinksHere(read, oldSite), labels))
  const defaults = { imageSource, timeZone, accountId: accountId ?? null }
  const connection = head === null ? database : await importConnection(database)
  const media = new MediaStore(new MediaRepository(connection))
  const report = head && (await ReportWriter.begin(connection, path, head))
  let isChanged = false
  let problem: string | null = STOPPED
  try {
    const options = { sources, defaults, signal, report }
    for await (const line of importPosts(connection, media, entries, options)) {
      isChanged ||= report !== null && CHANGES.includes(line.outcome)
      yield line
    }
    if (!signal?.aborted) problem = null
  } catch (error) {
    if (error instanceof ImportError) problem = error.message
    throw error
  } finally {
    // Makes cached pages show the import at once. If that fails, they show it after `IMPORT_AGE_MS` of `page-cache.ts`.
    if (isChanged) await raiseContentVersion(database).catch(() => {})
    // What stopped the import may keep its end from being written; the report then says that it was broken off.
    await report?.end(problem).catch(() => {})
  }
}

async function* withBeside(beside: readonly ImportedEntry[], entries: AsyncIterable<ImportedEntry>) {
  yield* beside
  yield* entries
}
