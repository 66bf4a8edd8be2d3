import { AUDIT_DAYS, type AuditActor, type AuditEvent } from '#domain/audit/audit-event.ts'
import { DAY_MS } from '#domain/durations.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/text/csv.ts'
import type { Connection } from '../db/database.ts'
import { searchable, storable } from '../db/text.ts'
import type { Log } from '../log/log.ts'
import { type Client, networkName } from '../network/network.ts'
import { type AuditEntry, type AuditFilter, AuditRepository } from './audit-repository.ts'

export interface AuditRecord {
  readonly what: AuditEvent
  readonly who: AuditActor
  /** The object of the action, in words. */
  readonly about?: string
  readonly postId?: string
  readonly client?: Client | undefined
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
const COLUMNS = ['at', 'who', 'what', 'about', 'network'] as const

/** Append-only log of administrative actions and sign-in attempts. Entries are deleted after a year. */
export class AuditLog {
  readonly #database: Connection
  readonly #repository: AuditRepository
  readonly #log: Log

  constructor(database: Connection, log: Log) {
    this.#database = database
    this.#repository = new AuditRepository(database)
    this.#log = log
  }

  /** Adds an entry. Does not throw, since the action has succeeded already; storage errors are logged. */
  async record({ what, who, about = '', postId, client }: AuditRecord): Promise<void> {
    const text = storable(about.slice(0, ABOUT_MAX_LENGTH))
    try {
      await this.#repository.insert({
        at: this.#database.now().toISOString(),
        event: what,
        account_id: who.accountId,
        who: storable(who.name),
        about: text,
        post_id: postId ?? null,
        network: client ? networkName(client.address) || null : null,
        search_text: searchable(`${who.name}\n${text}`),
      })
    } catch (error) {
      this.#log.error({ err: error, event: what, account: who.accountId }, 'an entry of the audit log was lost')
    }
  }

  /** A page of the {@link LISTED_ENTRIES} newest matching entries, newest first. */
  async page(filter: AuditFilter, page: number): Promise<AuditPage> {
    const offset = (page - 1) * PAGE_SIZE
    const { entries, total } = await this.#repository.list(filter, { offset, limit: PAGE_SIZE, newest: LISTED_ENTRIES })
    return { entries, page, pages: Math.ceil(total / PAGE_SIZE), total }
  }

  /** All matching entries as lines of CSV, newest first. */
  async *exportCsv(filter: AuditFilter): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS)
    for await (const entry of this.#repository.stream(filter))
      yield csvLine([entry.at, entry.who, entry.what, aboutInWords(entry), entry.network ?? ''])
  }

  /** Deletes entries that are older than a year. @returns their number */
  purge(): Promise<number> {
    return this.#repository.deleteBefore(new Date(this.#database.now().getTime() - AUDIT_DAYS * DAY_MS))
  }
}

/** Title and id of a post, since titles are not unique. */
export function aboutInWords({ about, postId }: Pick<AuditEntry, 'about' | 'postId'>): string {
  return postId === null ? about : `${about} (${postId})`
}
