import type { ImportFormat, Viewings } from '#domain/imports/import-calls.ts'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import type { LabelUses } from '#domain/imports/label-uses.ts'
import type { ScoreScale } from '#domain/imports/score-scales.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import type { Connection } from '../db/database.ts'
import type { ReportHead } from './reports/report-writer.ts'

export interface ImportRequest {
  readonly path: string
  /** A folder or archive with the pictures; what is imported is searched for them as well. */
  readonly pictures?: string | undefined
  /** Undefined to detect it. */
  readonly format?: ImportFormat | undefined
  /** The report to write; null for a dry run. */
  readonly report: ReportHead | null
  /** Undefined leaves out scores of which the best one is not written. */
  readonly scale?: ScoreScale | null | undefined
  /** By default a post for each review of a film. */
  readonly viewings?: Viewings | undefined
  /** What becomes of categories and tags. */
  readonly labels?: LabelUses | undefined
  readonly categoryOfScored?: string | undefined
  /** The account of new posts whose author has none here; without it such posts belong to none. */
  readonly accountId?: string | null | undefined
  /** Ends the import after the current entry. */
  readonly signal?: AbortSignal | undefined
}

export class Imports {
  readonly #database: Connection
  readonly #settings: () => Promise<Settings>
  readonly #siteUrl: string

  constructor(database: Connection, settings: () => Promise<Settings>, siteUrl: string) {
    this.#database = database
    this.#settings = settings
    this.#siteUrl = siteUrl
  }

  /** Imports, or reports what an import would do; see `importPosts`. @throws {ImportError} for a file that cannot be imported */
  async *run(request: ImportRequest): AsyncGenerator<ImportReportLine> {
    // Parsers are loaded with the first import.
    const { importFile } = await import('./import-file.ts')
    const { imageSource, timeZone } = await this.#settings()
    yield* importFile(this.#database, { imageSource, timeZone, siteUrl: this.#siteUrl }, request)
  }
}
