import { basename } from 'node:path'
import { type ImportReportLine, ImportSummary } from '#domain/imports/import-report.ts'
import { lossesOf } from '#domain/imports/loss-kind.ts'
import type { Connection } from '../../db/database.ts'
import { storable, storableJson } from '../../db/text.ts'
import { limitedLine, withoutPassages } from './limited-line.ts'

export interface ReportHead {
  readonly id: string
  readonly startedBy: string
  /** The name of the imported file or folder; by default that of its path. */
  readonly fileName?: string
}

/** A post that an import made or changed, with its revisions after the import and before it. */
export interface SavedEntry {
  readonly postId: string
  readonly revision: number
  readonly revisionBefore: number | null
  /** Instant, as in `imported_posts`. */
  readonly savedAt: string
}

type Row = ReturnType<typeof rowOf>

/** Milliseconds between signs of life. */
const ALIVE_MS = 5_000
/** Characters of all passages of a report; those beyond are left out. */
const PASSAGES_LENGTH = 5_000_000

/** Reports that are kept; older ones are removed when an import begins. */
const KEPT = 10
/** Entries that changed nothing are written together: each transaction of PostgreSQL waits for the disk. */
const AT_ONCE = 100

/** Writes the report of an import while it runs. What is in it of a saved post is committed with the post. */
export class ReportWriter {
  readonly #connection: Connection
  readonly #id: string
  readonly #summary = new ImportSummary(false)
  /** The posts of a run of this import that was broken off. */
  readonly #earlier: ReadonlySet<string>
  #position: number
  #waiting: Row[] = []
  #aliveAt = 0
  #passagesLength = 0

  private constructor(connection: Connection, id: string, position: number, earlier: ReadonlySet<string>) {
    this.#connection = connection
    this.#id = id
    this.#position = position
    this.#earlier = earlier
  }

  /** Begins the report, or goes on with that of a run that was broken off. */
  static begin(connection: Connection, path: string, { id, startedBy, fileName }: ReportHead): Promise<ReportWriter> {
    return connection.transaction(async (trx) => {
      const { read, write } = trx
      const at = trx.now().toISOString()
      const started = { started_at: at, active_at: at, ended_at: null, problem: null, undone_at: null }
      await write
        .insertInto('imports')
        .values({
          id,
          file_name: storable(fileName ?? basename(path)),
          started_by: startedBy,
          ...started,
          counts: storableJson(new ImportSummary(false).counts),
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(started))
        .execute()
      await write
        .deleteFrom('import_entries')
        .where('import_id', '=', id)
        .where((eb) => eb.or([eb('outcome', 'not in', ['new', 'changed']), eb('undo', 'is not', null)]))
        .execute()
      const rows = await read
        .selectFrom('import_entries')
        .select(['position', 'post_id', 'line'])
        .where('import_id', '=', id)
        .execute()
      const others = read.selectFrom('imports').select('id').where('id', '!=', id)
      const kept = others
        .orderBy('started_at', 'desc')
        .orderBy('id')
        .limit(KEPT - 1)
      await write.deleteFrom('imports').where('id', '!=', id).where('id', 'not in', kept).execute()
      const position = rows.reduce((last, row) => Math.max(last, row.position), -1) + 1
      const writer = new ReportWriter(connection, id, position, new Set(rows.map(({ post_id }) => post_id!)))
      for (const { line } of rows) writer.#summary.add(JSON.parse(line) as ImportReportLine)
      return writer
    })
  }

  /** Writes what is saved, in the transaction that saves it. It is to be counted once that is committed. */
  async save(trx: Connection, line: ImportReportLine, saved: SavedEntry): Promise<void> {
    await trx.write.insertInto('import_entries').values(this.#rowOf(line, saved)).execute()
  }

  async count(line: ImportReportLine): Promise<void> {
    this.#summary.add(line)
    const now = this.#connection.now()
    if (now.getTime() - this.#aliveAt < ALIVE_MS) return
    this.#aliveAt = now.getTime()
    await this.#update({ active_at: now.toISOString() })
  }

  /** Adds an entry that changed no post. */
  async add(line: ImportReportLine): Promise<void> {
    if ('postId' in line && line.postId !== undefined && this.#earlier.has(line.postId)) return
    await this.count(line)
    this.#waiting.push(this.#rowOf(line, null))
    if (this.#waiting.length === AT_ONCE) await this.#write()
  }

  /** @param problem why the import stopped before its end, in words */
  async end(problem: string | null): Promise<void> {
    await this.#write()
    const ended_at = this.#connection.now().toISOString()
    await this.#update({ ended_at, problem: problem === null ? null : storable(problem) })
  }

  async #update(values: { active_at?: string; ended_at?: string; problem?: string | null }): Promise<void> {
    await this.#connection.write
      .updateTable('imports')
      .set({ ...values, counts: storableJson(this.#summary.counts) })
      .where('id', '=', this.#id)
      .execute()
  }

  #rowOf(line: ImportReportLine, saved: SavedEntry | null) {
    const limited = limitedLine(line)
    if ('passages' in limited && limited.passages)
      this.#passagesLength += limited.passages.reduce((length, { was, came }) => length + was.length + came.length, 0)
    const kept = this.#passagesLength > PASSAGES_LENGTH ? withoutPassages(limited) : limited
    return rowOf(this.#id, this.#position++, kept, saved)
  }

  async #write(): Promise<void> {
    const rows = this.#waiting
    this.#waiting = []
    if (rows.length > 0) await this.#connection.write.insertInto('import_entries').values(rows).execute()
  }
}

function rowOf(importId: string, position: number, line: ImportReportLine, saved: SavedEntry | null) {
  const kinds = lossesOf(line)
  return {
    import_id: importId,
    position,
    outcome: line.outcome,
    kinds: kinds.length > 0 ? `,${kinds.join()},` : '',
    post_id: saved?.postId ?? ('postId' in line ? (line.postId ?? null) : null),
    revision: saved?.revision ?? null,
    revision_before: saved?.revisionBefore ?? null,
    saved_at: saved?.savedAt ?? null,
    looked_at: null,
    undo: null,
    line: storableJson(line),
  }
}
