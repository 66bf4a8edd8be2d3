import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { MINUTE_MS } from '#domain/durations.ts'
import { type ImportCounts, type ImportReportLine, NO_COUNTS } from '#domain/imports/import-report.ts'
import { LOSS_KINDS } from '#domain/imports/loss-kind.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { mayBeStored } from '../../db/text.ts'
import { type PostState, SavedPosts } from '../../posts/saved-posts.ts'
import type { ImportTables } from '../import-tables.ts'
import { type ReportSpeaker, reportCsv, reportHtml } from './report-files.ts'
import { undoableCount } from './undo-import.ts'

/** An import that was carried out. */
export interface ImportRecord {
  readonly id: string
  readonly fileName: string
  readonly startedBy: string
  readonly startedAt: string
  /** Null while it runs, and where it was broken off. */
  readonly endedAt: string | null
  /** Whether it has shown signs of life of late. */
  readonly isRunning: boolean
  readonly problem: string | null
  readonly counts: ImportCounts
  readonly undoneAt: string | null
}

export interface ReportEntry {
  readonly position: number
  readonly line: ImportReportLine
  readonly lookedAt: string | null
  readonly undo: 'done' | 'stays' | null
  /** What has become of the post; null where it is gone, or was none. */
  readonly now: PostState | null
}

/**
 * `noted`: see `isNoted`. `open`: noted entries that nobody has marked as looked at. `undone`, `stays`: those that an undo took back,
 * and left alone.
 */
const REPORT_PARTS = ['all', 'open', 'noted', 'refused', 'undone', 'stays', ...LOSS_KINDS] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

interface ReportPage {
  readonly entries: readonly ReportEntry[]
  readonly total: number
}

/** How many entries each part of a report has. */
export type PartCounts = Readonly<Record<ReportPart, number>>

const COLUMNS = [
  'id',
  'file_name as fileName',
  'started_by as startedBy',
  'started_at as startedAt',
  'ended_at as endedAt',
  'active_at as activeAt',
  'problem',
  'undone_at as undoneAt',
  'counts',
] as const

const ENTRY_COLUMNS = ['position', 'line', 'looked_at', 'undo', 'post_id'] as const

/** The values of `kinds` of entries that are not noted. */
const NOT_NOTED = ['', ',filled,'] as const

/** Entries that are read at a time by a download, and rows that are deleted at a time. */
const STREAMED = 10
const DELETED_AT_ONCE = 500
/** Milliseconds without a sign of life after which an import counts as broken off. */
const SILENT_MS = 2 * MINUTE_MS

/** The reports of imports, which stay until ten others have followed. */
export class ImportReports {
  readonly #connection: Connection
  readonly #siteUrl: string

  constructor(connection: Connection, siteUrl: string) {
    this.#connection = connection
    this.#siteUrl = siteUrl
  }

  /** The newest first. */
  async list(): Promise<ImportRecord[]> {
    const { read } = this.#connection
    const rows = await read.selectFrom('imports').select(COLUMNS).orderBy('started_at', 'desc').orderBy('id').execute()
    return rows.map((row) => this.#record(row))
  }

  async find(id: string): Promise<ImportRecord | undefined> {
    if (!mayBeStored(id)) return undefined
    const { read } = this.#connection
    const row = await read.selectFrom('imports').select(COLUMNS).where('id', '=', id).executeTakeFirst()
    return row && this.#record(row)
  }

  async page(id: string, part: ReportPart, offset: number, limit: number): Promise<ReportPage> {
    const query = this.#of(id, part)
    const [total, rows] = await Promise.all([countOf(query), rowsOf(query).limit(limit).offset(offset).execute()])
    return { entries: await this.#entries(rows), total }
  }

  /** As `page`, without what was done with the entries. */
  async lines(id: string, part: ReportPart, offset: number, limit: number) {
    const { entries, total } = await this.page(id, part, offset, limit)
    return { lines: entries.map(({ line }) => line), total }
  }

  /** All entries, some at a time. */
  async *entries(id: string, part: ReportPart): AsyncGenerator<ReportEntry> {
    for (let last = -1; ; ) {
      const rows = await rowsOf(this.#of(id, part)).where('position', '>', last).limit(STREAMED).execute()
      yield* await this.#entries(rows)
      if (rows.length < STREAMED) return
      last = rows.at(-1)!.position
    }
  }

  /** The report as a file; undefined where there is none. */
  async file(
    id: string,
    part: ReportPart,
    as: 'csv' | 'html',
    speaker: ReportSpeaker,
  ): Promise<AsyncGenerator<string> | undefined> {
    const record = await this.find(id)
    const entries = this.entries(id, part)
    if (!record) return undefined
    return as === 'csv'
      ? reportCsv(entries, this.#siteUrl, speaker)
      : reportHtml(record, entries, this.#siteUrl, speaker)
  }

  async partCounts(id: string): Promise<PartCounts> {
    const rows = await this.#of(id, 'all')
      .select((eb) => ['kinds', 'undo', eb('looked_at', 'is', null).as('isOpen'), eb.fn.countAll().as('count')])
      .groupBy(['kinds', 'undo', 'isOpen'])
      .execute()
    const counts = Object.fromEntries(REPORT_PARTS.map((part) => [part, 0])) as Record<ReportPart, number>
    for (const { kinds, undo, isOpen, count } of rows) {
      const losses = kinds.split(',').filter(Boolean) as ReportPart[]
      const isNoted = !(NOT_NOTED as readonly string[]).includes(kinds)
      const noted: ReportPart[] = isNoted ? (isOpen ? ['noted', 'open'] : ['noted']) : []
      const undoing: ReportPart[] = undo === null ? [] : [undo === 'done' ? 'undone' : 'stays']
      for (const part of ['all', ...noted, ...undoing, ...losses] as const) counts[part] += Number(count)
    }
    return counts
  }

  /** How many posts an undo would look at. */
  undoable(id: string): Promise<number> {
    return undoableCount(this.#connection, id)
  }

  /** Marks an entry as looked at, or as not. @returns false if there is none */
  async look(id: string, position: number, isLookedAt: boolean): Promise<boolean> {
    if (!mayBeStored(id)) return false
    const { write, now } = this.#connection
    const { numUpdatedRows } = await write
      .updateTable('import_entries')
      .set({ looked_at: isLookedAt ? now().toISOString() : null })
      .where('import_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Removes the report; the imported posts stay. @returns false if there is none */
  async remove(id: string): Promise<boolean> {
    if (!mayBeStored(id)) return false
    const last = await this.#of(id, 'all').select('position').orderBy('position', 'desc').limit(1).executeTakeFirst()
    for (let end = DELETED_AT_ONCE; last && end - DELETED_AT_ONCE <= last.position; end += DELETED_AT_ONCE) {
      const entries = this.#connection.write.deleteFrom('import_entries').where('import_id', '=', id)
      await entries.where('position', '<', end).execute()
      await nextTurn()
    }
    const { numDeletedRows } = await this.#connection.write
      .deleteFrom('imports')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  #record({ counts, activeAt, ...record }: StoredRecord): ImportRecord {
    const silence = this.#connection.now().getTime() - Date.parse(activeAt)
    const isRunning = record.endedAt === null && silence < SILENT_MS
    return { ...record, isRunning, counts: { ...NO_COUNTS, ...JSON.parse(counts) } }
  }

  async #entries(rows: readonly EntryRow[]): Promise<ReportEntry[]> {
    const states = await new SavedPosts(this.#connection).states(rows.flatMap(({ post_id }) => post_id ?? []))
    return rows.map(({ position, line, looked_at, undo, post_id }) => ({
      position,
      line: JSON.parse(line) as ImportReportLine,
      lookedAt: looked_at,
      undo,
      now: (post_id !== null && states.get(post_id)) || null,
    }))
  }

  #of(id: string, part: ReportPart) {
    const query = this.#connection.read.selectFrom('import_entries').where('import_id', '=', mayBeStored(id) ? id : '')
    switch (part) {
      case 'all':
        return query
      case 'noted':
        return query.where('kinds', 'not in', NOT_NOTED)
      case 'open':
        return query.where('kinds', 'not in', NOT_NOTED).where('looked_at', 'is', null)
      case 'undone':
      case 'stays':
        return query.where('undo', '=', part === 'undone' ? 'done' : 'stays')
      default:
        return query.where('kinds', 'like', `%,${part},%`)
    }
  }
}

type StoredRecord = Omit<ImportRecord, 'counts' | 'isRunning'> & { readonly counts: string; readonly activeAt: string }
type EntryRow = Pick<Selectable<ImportTables['import_entries']>, (typeof ENTRY_COLUMNS)[number]>

function rowsOf<O>(query: SelectQueryBuilder<Tables, 'import_entries', O>) {
  return query.select(ENTRY_COLUMNS).orderBy('position')
}
