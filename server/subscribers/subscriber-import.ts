import { setImmediate as nextTurn } from 'node:timers/promises'
import { subscriberKey } from '#domain/subscribers/subscriber.ts'
import { type ListColumns, type ListEntry, openSubscriberList } from '#domain/subscribers/subscriber-list.ts'
import type { Connection } from '../db/database.ts'
import { type ImportedStatus, type ListedSubscriber, SubscriberListRepository } from './subscriber-list-repository.ts'

export type ImportResult = { readonly ok: true; readonly report: ImportReport } | ImportRefusal

/** The list is unreadable, or the statement of consent is missing. */
interface ImportRefusal {
  readonly ok: false
  readonly problem: { readonly csv: string } | { readonly consent: string }
}

export interface ImportReport {
  /** Now subscribed. */
  readonly added: number
  /** Added as unsubscribed, bounced or suppressed, so that they get no mail. */
  readonly gone: number
  /** Known already, or twice in the list. */
  readonly skipped: number
  /** Left out, since they never confirmed. */
  readonly unconfirmed: number
  /** Left out, since their status in the list is unknown. */
  readonly unclear: number
  /** The first of those words, each once. */
  readonly unclearWords: readonly string[]
  /** The first thousand lines that hold no address, with what is wrong. */
  readonly refused: readonly RefusedLine[]
  readonly refusedCount: number
  /** As what the list was read. */
  readonly columns: ListColumns
  /** The first line of which nothing was taken in, because the server is closing; null when all was read. */
  readonly stoppedAt: number | null
}

interface RefusedLine {
  readonly line: number
  readonly problem: string
}

/** Small enough that other requests hardly wait. */
const BATCH = 50
const REFUSED_SHOWN = 1_000
const WORDS_SHOWN = 10
const WORD_LETTERS = 60

/** Takes in lists from elsewhere, while pages go on being served. */
export class SubscriberImport {
  readonly #list: SubscriberListRepository
  #isStopped = false

  constructor(database: Connection) {
    this.#list = new SubscriberListRepository(database)
  }

  /** Ends imports at their current line, which they report. */
  stop(): void {
    this.#isStopped = true
  }

  /**
   * Adds the addresses of a list. Subscribers who left, here or there, are not reactivated.
   * @param consent how those in the list agreed to get these mails; it is kept with each of them
   */
  async read(text: string, consent: string): Promise<ImportResult> {
    const statement = consent.trim()
    if (!statement) return { ok: false, problem: { consent: 'Say how these people agreed to get your mails' } }
    const opened = openSubscriberList(text)
    if (!opened.ok) return { ok: false, problem: { csv: opened.problem } }

    const { columns, entries } = opened.list
    const findings = new Findings()
    // Those who left first: a list may name an address twice.
    const stoppedAt =
      (await this.#take(entries(), isGone, statement, findings)) ??
      (await this.#take(entries(), (entry) => !isGone(entry), statement, findings))
    return { ok: true, report: { ...findings.report(), columns, stoppedAt } }
  }

  /** Takes in those entries that are meant; gives the line at which it stopped, or null at the end. */
  async #take(
    entries: Iterable<ListEntry>,
    isMeant: (entry: ListEntry) => boolean,
    statement: string,
    findings: Findings,
  ): Promise<number | null> {
    for (const { line, batch } of batchesOf(entries)) {
      if (this.#isStopped) return line
      for (const [standing, listed] of byStanding(batch.filter(isMeant), findings))
        findings.note(standing, listed.length, await this.#list.add(listed, standing, statement))
      // SQLite never waits for I/O: other requests are handled here.
      await nextTurn()
    }
    return null
  }
}

/** What was found in a list so far. */
class Findings {
  #added = 0
  #gone = 0
  #skipped = 0
  #unconfirmed = 0
  #unclear = 0
  #refusedCount = 0
  readonly #words = new Set<string>()
  readonly #refused: RefusedLine[] = []

  /** How many of these were new. */
  note(standing: ImportedStatus, listed: number, added: number): void {
    if (standing === 'active') this.#added += added
    else this.#gone += added
    this.#skipped += listed - added
  }

  leaveOut(entry: ListEntry): void {
    switch (entry.kind) {
      case 'listed':
        this.#unconfirmed++
        break
      case 'unclear':
        this.#unclear++
        if (this.#words.size < WORDS_SHOWN) this.#words.add(entry.word.slice(0, WORD_LETTERS))
        break
      case 'refused':
        this.#refusedCount++
        if (this.#refused.length < REFUSED_SHOWN) this.#refused.push({ line: entry.line, problem: entry.problem })
    }
  }

  report(): Omit<ImportReport, 'columns' | 'stoppedAt'> {
    return {
      added: this.#added,
      gone: this.#gone,
      skipped: this.#skipped,
      unconfirmed: this.#unconfirmed,
      unclear: this.#unclear,
      unclearWords: [...this.#words],
      refused: this.#refused,
      refusedCount: this.#refusedCount,
    }
  }
}

function isGone(entry: ListEntry): boolean {
  return entry.kind === 'listed' && entry.standing !== 'active' && entry.standing !== 'pending'
}

/** With the line at which each begins. One is empty where nothing was found for a while. */
function* batchesOf(entries: Iterable<ListEntry>): Generator<{ line: number; batch: ListEntry[] }> {
  let batch: ListEntry[] = []
  for (const entry of entries) {
    if (entry.kind !== 'pause') batch.push(entry)
    if (batch.length < BATCH && entry.kind !== 'pause') continue
    yield { line: batch[0]?.line ?? entry.line, batch }
    batch = []
  }
  if (batch[0]) yield { line: batch[0].line, batch }
}

function byStanding(entries: readonly ListEntry[], findings: Findings): Map<ImportedStatus, ListedSubscriber[]> {
  const groups = new Map<ImportedStatus, ListedSubscriber[]>()
  for (const entry of entries) {
    if (entry.kind !== 'listed' || entry.standing === 'pending') {
      findings.leaveOut(entry)
      continue
    }
    const { email, standing } = entry
    const group = groups.get(standing) ?? []
    groups.set(standing, group)
    group.push({ email, key: subscriberKey(email) })
  }
  return groups
}
