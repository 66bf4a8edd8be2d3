import { AUDIT_DAYS, type AuditActor, type AuditEvent, UNKNOWN_ACCOUNT } from '#domain/audit-event.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import { RateLimiter } from '../concurrency/rate-limiter.ts'
import type { Connection } from '../db/database.ts'
import { searchable, storable } from '../db/text.ts'
import { type Client, networkName } from '../network/network.ts'
import { type AuditEntry, type AuditFilter, AuditRepository } from './audit-repository.ts'

export interface AuditRecord {
  readonly what: AuditEvent
  readonly who: AuditActor
  readonly about?: string
  readonly postId?: string
  readonly client?: Client | undefined
  /** The account concerned, unless that is the actor. */
  readonly account?: { readonly id: string; readonly email: string }
  /** The browser of the client in words; not stored. */
  readonly device?: string
  /** For a sign-in: whether the account had not signed in with this browser before. Not stored. */
  readonly isNewDevice?: boolean
}

/** Who began work that is recorded when it is done. */
export type Requester = Pick<AuditRecord, 'who' | 'client'>

interface ErrorLog {
  error(fields: object, message: string): void
}

export interface AuditNotices {
  /** @returns a function that queues the mails about an entry in its transaction; null if there are none */
  prepare(record: AuditRecord): Promise<((trx: Connection) => Promise<void>) | null>
  /** Called after the commit. */
  wake(): void
}

export interface AuditWords {
  readonly head: (column: string) => string
  readonly entry: (entry: AuditEntry) => AuditEntry
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly page: number
  readonly pages: number
  readonly total: number
}

const PAGE_SIZE = 50
/** Number of the newest matching entries that are listed and searched, which bounds the cost of a page. */
export const LISTED_ENTRIES = 10_000
/** Limit of `about` in characters; titles of posts may be longer. */
const ABOUT_MAX_LENGTH = 500
/** Entries about strangers that are added: others, of which anybody can cause any number, are counted in the next one. */
const STRANGERS = { limit: 1_000, windowMs: HOUR_MS }
const COLUMNS = ['at', 'who', 'what', 'about', 'network'] as const

export class AuditLog {
  readonly #database: Connection
  readonly #repository: AuditRepository
  readonly #log: ErrorLog
  readonly #notices: AuditNotices | undefined
  readonly #strangers: RateLimiter
  #untold = 0
  /** Since the start of this process. */
  refusedSignIns = 0

  constructor(database: Connection, log: ErrorLog, notices?: AuditNotices, strangers = new RateLimiter(STRANGERS)) {
    this.#strangers = strangers
    this.#notices = notices
    this.#database = database
    this.#repository = new AuditRepository(database)
    this.#log = log
  }

  /** Adds an entry. Does not throw, since the action has succeeded already; storage errors are logged. */
  async record(record: AuditRecord): Promise<void> {
    const { what, who, about = '', postId, client } = record
    if (what === 'account.sign-in-refused') this.refusedSignIns++
    const isStranger = who === UNKNOWN_ACCOUNT
    if (isStranger && !this.#strangers.take('').ok) {
      this.#untold++
      return
    }
    const untold = isStranger && this.#untold > 0 ? ` (after ${this.#untold.toLocaleString('en')} more attempts)` : ''
    if (isStranger) this.#untold = 0
    const text = storable(about.slice(0, ABOUT_MAX_LENGTH) + untold)
    const entry = {
      at: this.#database.now().toISOString(),
      event: what,
      account_id: who.accountId,
      who: storable(who.name),
      about: text,
      post_id: postId ?? null,
      network: client ? networkName(client.address) || null : null,
      search_text: searchable(`${who.name}\n${text}`),
    }
    try {
      const queueNotices = await this.#notices?.prepare(record)
      if (!queueNotices) return await this.#repository.insert(entry)
      await this.#database.transaction(async (trx) => {
        await new AuditRepository(trx).insert(entry)
        await queueNotices(trx)
      })
      this.#notices?.wake()
    } catch (error) {
      this.#log.error({ err: error, event: what, account: who.accountId }, 'an entry of the audit log was lost')
    }
  }

  async page(filter: AuditFilter, page: number): Promise<AuditPage> {
    const offset = (page - 1) * PAGE_SIZE
    const { entries, total } = await this.#repository.list(filter, { offset, limit: PAGE_SIZE, newest: LISTED_ENTRIES })
    return { entries, page, pages: Math.ceil(total / PAGE_SIZE), total }
  }

  /** @param words heads and entries in another language; without them they are as programs know them */
  async *exportCsv(filter: AuditFilter, words?: AuditWords): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(words ? COLUMNS.map(words.head) : COLUMNS)
    for await (const stored of this.#repository.stream(filter)) {
      const entry = words?.entry(stored) ?? stored
      yield csvLine([entry.at, entry.who, entry.what, aboutInWords(entry), entry.network ?? ''])
    }
  }

  purge(): Promise<number> {
    return this.#repository.deleteBefore(new Date(this.#database.now().getTime() - AUDIT_DAYS * DAY_MS))
  }
}

/** Title and id of a post, since titles are not unique. */
function aboutInWords({ about, postId }: Pick<AuditEntry, 'about' | 'postId'>): string {
  return postId === null ? about : `${about} (${postId})`
}
