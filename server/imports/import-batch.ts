import { setTimeout } from 'node:timers/promises'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { raiseContentVersion } from '../db/content-version.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { indexPosts, type PublishedPost } from '../posts/indexing/post-index.ts'
import { KnownStems } from '../posts/search/known-stems.ts'
import { type TextStems, textStems } from '../posts/search/search-entry.ts'
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

interface SavedLine {
  readonly line: ImportReportLine
  readonly isChange: boolean
}

/** Posts at most that wait, and the characters of their texts: an index of words is written anew with each transaction. */
const AT_ONCE = 40
const CHARACTERS_AT_ONCE = 300_000
/** Lines are how an owner, and the server, see that an import goes on: after so long they come, however few posts wait. */
const WAIT_MS = 1_000
/** After so many milliseconds a transaction takes no further post, since saves of the server wait for its end. */
const LOCKED_MS = 40
/** Between two transactions: a server that waits for the lock of SQLite tries again every ten milliseconds. */
const PAUSE_MS = 20

/** Saves posts of an import, many in one transaction. An import that is killed has each post whole or not at all. */
export class ImportBatch {
  readonly #database: Connection
  readonly #report: ReportWriter
  #waiting: (WaitingPost & { readonly stems: TextStems | undefined })[] = []
  #characters = 0
  /** When the first of those that wait was added, by the clock of the database. */
  #waitingSince = 0
  #stems = new KnownStems()
  #saves = 0
  #hasFailed = false

  constructor(database: Connection, report: ReportWriter) {
    this.#database = database
    this.#report = report
  }

  /** Rises with each transaction: what was read of the database before it may be otherwise since. */
  get saves(): number {
    return this.#saves
  }

  /** Whether a post could not be saved; those that wait then would fail again. */
  get hasFailed(): boolean {
    return this.#hasFailed
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
    const { status, content } = waiting.post
    // Before the transaction: saves of the server wait for its lock.
    const stems = status === 'published' ? textStems(content) : undefined
    this.#waiting.push({ ...waiting, stems })
    for (const { sectionText } of content.sections) this.#characters += sectionText.length
  }

  /** Saves all that wait, and yields their lines once they are committed. */
  async *save(): AsyncGenerator<ImportReportLine> {
    let most = this.#waiting.length
    for (let isFirst = true; this.#waiting.length > 0; isFirst = false) {
      if (!isFirst) await setTimeout(PAUSE_MS)
      let lines: SavedLine[]
      try {
        lines = await this.#saved(most)
      } catch (error) {
        this.#stems = new KnownStems()
        const tried = Math.min(most, this.#waiting.length)
        this.#hasFailed = tried === 1
        if (this.#hasFailed) throw error
        // One that cannot be saved does not take those before it along.
        most = Math.ceil(tried / 2)
        continue
      }
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
  #saved(most: number): Promise<SavedLine[]> {
    const waiting = this.#waiting.slice(0, most)
    return lockedTransaction(this.#database, 'content', async (trx) => {
      const started = this.#now()
      const published: PublishedPost[] = []
      const lines: SavedLine[] = []
      let createdSeq = (await raiseContentVersion(trx, undefined, waiting.length)) - waiting.length
      for (const { post, version, authorId, moved, lineOf, stems } of waiting) {
        if (lines.length > 0 && this.#now() - started > LOCKED_MS) break
        createdSeq++
        const saved = await saveImport(trx, post, version, {
          authorId,
          moved,
          createdSeq,
          indexLater: (one) => published.push({ ...one, stems }),
          report: (inside, result, entry) => this.#report.save(inside, lineOf(result), entry),
        })
        lines.push({ line: lineOf(saved), isChange: saved.outcome === 'new' || saved.outcome === 'changed' })
      }
      await indexPosts(trx, published, this.#stems)
      return lines
    })
  }
}
