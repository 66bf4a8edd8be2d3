import { setImmediate } from 'node:timers/promises'
import type { Insertable, SelectQueryBuilder } from 'kysely'
import type { Connection } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { mayBeStored, searchable } from '../db/text.ts'

export interface AuditEntry {
  readonly seq: number
  readonly at: string
  readonly who: string
  /** An `AuditEvent`, maybe of a later version. */
  readonly what: string
  readonly about: string
  readonly postId: string | null
  readonly network: string | null
}

export interface AuditFilter {
  readonly q?: string | undefined
  readonly what?: string | undefined
  readonly from?: Date | undefined
  /** The first instant after the range. */
  readonly to?: Date | undefined
}

const ENTRY_COLUMNS = ['seq', 'at', 'who', 'event as what', 'about', 'post_id as postId', 'network'] as const
const STREAM_BATCH = 500
const DELETED_AT_ONCE = 500

export class AuditRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async insert(entry: Insertable<Tables['audit_entries']>): Promise<void> {
    await this.#connection.write.insertInto('audit_entries').values(entry).execute()
  }

  /** @param newest maximum number of the newest entries that are searched */
  async list(
    filter: AuditFilter,
    { offset, limit, newest }: { offset: number; limit: number; newest: number },
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    if (filter.q) return this.#search(filter.q, filter, { offset, limit, newest })
    const { count } = await this.#connection.read
      .selectFrom(newestFirst(this.#matching(filter)).select('seq').limit(newest).as('few'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (offset >= newest) return { entries: [], total: count }
    const entries = await newestFirst(this.#matching(filter))
      .select(ENTRY_COLUMNS)
      .limit(limit)
      .offset(offset)
      .execute()
    return { entries, total: count }
  }

  async #search(
    q: string,
    filter: AuditFilter,
    { offset, limit, newest }: { offset: number; limit: number; newest: number },
  ): Promise<{ entries: AuditEntry[]; total: number }> {
    if (!mayBeStored(q)) return { entries: [], total: 0 }
    const { read, engine } = this.#connection
    const looked = newestFirst(this.#matching(filter)).select(['seq', 'at', 'search_text']).limit(newest)
    const found = await read
      .selectFrom(looked.as('few'))
      .select(['seq', 'at'])
      .where(engine.contains('search_text', searchable(q)))
      .execute()
    // SQL does not carry the order of a subquery over to the outer query.
    const inOrder = found.sort((a, b) => (a.at === b.at ? b.seq - a.seq : a.at < b.at ? 1 : -1))
    const seqs = inOrder.slice(offset, offset + limit).map(({ seq }) => seq)
    if (seqs.length === 0) return { entries: [], total: found.length }
    const rows = await read.selectFrom('audit_entries').select(ENTRY_COLUMNS).where('seq', 'in', seqs).execute()
    return { entries: rows.sort((a, b) => seqs.indexOf(a.seq) - seqs.indexOf(b.seq)), total: found.length }
  }

  /** All matching rows, newest first, read in batches. */
  async *stream(filter: AuditFilter): AsyncGenerator<AuditEntry> {
    if (filter.q !== undefined && !mayBeStored(filter.q)) return
    let last: { at: string; seq: number } | undefined
    for (;;) {
      const rest = last && this.#after(filter, last)
      const rows = await newestFirst(rest ?? this.#matching(filter))
        .select([...ENTRY_COLUMNS, 'search_text'])
        .limit(STREAM_BATCH)
        .execute()
      for (const { search_text, ...entry } of rows)
        if (!filter.q || search_text.includes(searchable(filter.q))) yield entry
      if (rows.length < STREAM_BATCH) return
      last = rows.at(-1)!
      // Lets other requests run: batches without a match yield nothing to the caller, and SQLite answers in microtasks.
      await setImmediate()
    }
  }

  /** Deletes in small transactions, between which other requests run. @returns the number of deleted rows */
  async deleteBefore(instant: Date): Promise<number> {
    for (let deleted = 0; ; ) {
      const old = this.#connection.read
        .selectFrom('audit_entries')
        .select('seq')
        .where('at', '<', instant.toISOString())
        .orderBy('at')
        .limit(DELETED_AT_ONCE)
      const seqs = (await old.execute()).map(({ seq }) => seq)
      if (seqs.length === 0) return deleted
      await this.#connection.write.deleteFrom('audit_entries').where('seq', 'in', seqs).execute()
      deleted += seqs.length
      await setImmediate()
    }
  }

  #after(filter: AuditFilter, { at, seq }: { at: string; seq: number }) {
    return this.#matching(filter).where((eb) => eb(eb.refTuple('at', 'seq'), '<', eb.tuple(at, seq)))
  }

  #matching({ what, from, to }: AuditFilter) {
    let entries = this.#connection.read.selectFrom('audit_entries')
    if (what !== undefined) entries = entries.where('event', '=', what)
    if (from) entries = entries.where('at', '>=', from.toISOString())
    if (to) entries = entries.where('at', '<', to.toISOString())
    return entries
  }
}

function newestFirst<O>(entries: SelectQueryBuilder<Tables, 'audit_entries', O>) {
  return entries.orderBy('at', 'desc').orderBy('seq', 'desc')
}
