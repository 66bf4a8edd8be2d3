import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { indexPosts, type PublishedPost } from '../posts/indexing/post-index.ts'
import { KnownStems } from '../posts/search/known-stems.ts'
import type { MovedPicture } from './import-pictures.ts'
import type { EntryVersion, ImportedEntry, ImportedPost } from './imported-post.ts'
import type { ReportWriter } from './reports/report-writer.ts'
import { type SavedImport, saveImport } from './save-import.ts'

interface WaitingPost {
  readonly post: ImportedPost
  readonly version: EntryVersion
  /** The account that a new post belongs to. */
  readonly authorId: string | null
  /** Where its pictures were. */
  readonly moved: readonly MovedPicture[]
  readonly lineOf: (saved: SavedImport) => ImportReportLine
}

/** Posts at most that wait, and the characters of their texts: an index of words is written anew with each transaction. */
const AT_ONCE = 40
const CHARACTERS_AT_ONCE = 1_000_000
/** Lines are how an owner, and the server, see that an import goes on: after so long they come, however few posts wait. */
const WAIT_MS = 1_000
/** After so many milliseconds a transaction takes no further post, since saves of the server wait for its end. */
const LOCKED_MS = 100

/** Saves posts of an import, many in one transaction. An import that is killed has each post whole or not at all. */
export class ImportBatch {
  readonly #database: Connection
  readonly #report: ReportWriter
  #waiting: WaitingPost[] = []
  #characters = 0
  /** When the first of those that wait was added, by the clock of the database. */
  #waitingSince = 0
  #stems = new KnownStems()
  #saves = 0

  constructor(database: Connection, report: ReportWriter) {
    this.#database = database
    this.#report = report
  }

  /** Rises with each transaction: what was read of the database before it may be otherwise since. */
  get saves(): number {
    return this.#saves
  }

  /** Whether what becomes of an entry depends on what waits, or no more can wait. */
  mustBeSavedBefore(entry: ImportedEntry): boolean {
    if (this.#waiting.length === 0) return false
    if (this.#waiting.length >= AT_ONCE || this.#characters >= CHARACTERS_AT_ONCE || !('content' in entry)) return true
    if (this.#now() - this.#waitingSince > WAIT_MS) return true
    return this.#waiting.some(({ post }) => post.source === entry.source && post.sourceId === entry.sourceId)
  }

  add(waiting: WaitingPost): void {
    if (this.#waiting.length === 0) this.#waitingSince = this.#now()
    this.#waiting.push(waiting)
    for (const { sectionText } of waiting.post.content.sections) this.#characters += sectionText.length
  }

  /** Saves all that wait, and yields their lines once they are committed. */
  async *save(): AsyncGenerator<ImportReportLine> {
    while (this.#waiting.length > 0) {
      const lines = await this.#saved(this.#waiting.length).catch((error: unknown) => {
        this.#stems = new KnownStems()
        if (this.#waiting.length === 1) throw error
        // One that cannot be saved does not take those before it along.
        return this.#saved(1)
      })
      this.#saves++
      this.#waiting = this.#waiting.slice(lines.length)
      for (const { line, isChange } of lines) {
        await (isChange ? this.#report.count(line) : this.#report.add(line))
        yield line
      }
    }
    this.#characters = 0
  }

  #now(): number {
    return this.#database.now().getTime()
  }

  /** Saves the first ones in one transaction. */
  #saved(most: number): Promise<{ readonly line: ImportReportLine; readonly isChange: boolean }[]> {
    const waiting = this.#waiting.slice(0, most)
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const started = performance.now()
      const published: PublishedPost[] = []
      const lines: { line: ImportReportLine; isChange: boolean }[] = []
      let createdSeq = (await raiseContentVersion(trx, undefined, waiting.length)) - waiting.length
      for (const { post, version, authorId, moved, lineOf } of waiting) {
        if (lines.length > 0 && performance.now() - started > LOCKED_MS) break
        createdSeq++
        const saved = await saveImport(trx, post, version, {
          authorId,
          moved,
          createdSeq,
          indexLater: (one) => published.push(one),
          report: (inside, result, entry) => this.#report.save(inside, lineOf(result), entry),
        })
        lines.push({ line: lineOf(saved), isChange: saved.outcome === 'new' || saved.outcome === 'changed' })
      }
      await indexPosts(trx, published, this.#stems)
      return lines
    })
  }
}
