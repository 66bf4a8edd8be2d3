import { csvLine, csvText, parseCsv } from '#domain/csv.ts'
import { messages } from '#domain/messages.ts'
import { type SubscriberStatus, subscriberEmail, subscriberKey } from '#domain/subscriber.ts'
import type { Connection } from '../storage/database.ts'
import {
  type SubscriberCounts,
  type SubscriberFilter,
  type SubscriberList,
  SubscriberListRepository,
} from '../storage/subscriber-list-repository.ts'
import { SubscriberRepository } from '../storage/subscriber-repository.ts'
import { takeSubscriberTurn } from '../storage/subscriber-turn.ts'

export interface Import {
  readonly added: number
  /** Known already, however they stand; twice in the file; or not subscribed by its own word. */
  readonly skipped: number
  /** The first thousand lines that hold no address, with what is wrong. */
  readonly refused: readonly RefusedLine[]
  readonly refusedCount: number
}

export interface RefusedLine {
  readonly line: number
  readonly problem: string
}

const PAGE = 50
const BATCH = 200
const REFUSED_SHOWN = 1_000
const COLUMNS = ['email', 'status', 'source', 'created_at', 'confirmed_at'] as const
/** What lists of others call somebody who gets mail. */
const SUBSCRIBED = new Set(['', 'active', 'subscribed', 'confirmed', 'enabled'])

/** The subscribers as administrators see them. */
export class Subscribers {
  readonly #database: Connection
  readonly #list: SubscriberListRepository

  constructor(database: Connection) {
    this.#database = database
    this.#list = new SubscriberListRepository(database)
  }

  /** Fifty at a time, newest first. */
  list({ offset = 0, ...filter }: SubscriberFilter & { offset?: number } = {}): Promise<SubscriberList> {
    return this.#list.list(filter, { offset, limit: PAGE })
  }

  counts(): Promise<SubscriberCounts> {
    return this.#list.counts()
  }

  /** They are never written to again, whoever asks for it; false when there is no such subscriber. */
  suppress(id: string): Promise<boolean> {
    return this.#database.transaction(async (trx) => {
      await takeSubscriberTurn(trx)
      const subscribers = new SubscriberRepository(trx)
      const subscriber = await subscribers.findById(id)
      if (!subscriber) return false
      if (subscriber.status === 'suppressed') return true
      await subscribers.setStatus(id, 'suppressed')
      await subscribers.note(id, { event: 'suppressed' })
      return true
    })
  }

  /** Everybody, line by line, as they are read. */
  async *exportCsv(): AsyncGenerator<string> {
    yield csvLine(COLUMNS)
    for await (const { email, status, source, createdAt, confirmedAt } of this.#list.streamAll())
      yield csvLine([email, status, source, createdAt, confirmedAt ?? ''])
  }

  /**
   * Adds the addresses of a list as active subscribers, and revives nobody who left or was taken out.
   * @param consent how those in the list agreed to get these mails; it is kept with each of them. Null when there is none.
   */
  async importCsv(text: string, consent: string): Promise<Import | null> {
    const statement = consent.trim()
    if (!statement) return null
    const refused: RefusedLine[] = []
    let added = 0
    let addresses = 0
    let refusedCount = 0
    let batch: { email: string; key: string }[] = []
    const addBatch = async () => {
      added += await this.#list.addActive(batch, statement)
      batch = []
    }

    for (const { line, address, status } of rowsIn(text)) {
      const email = subscriberEmail(address)
      if (!email) {
        refusedCount++
        if (refused.length < REFUSED_SHOWN) refused.push({ line, problem: messages.emailInvalid })
        continue
      }
      addresses++
      if (!SUBSCRIBED.has(status)) continue
      batch.push({ email, key: subscriberKey(email) })
      if (batch.length === BATCH) await addBatch()
    }
    await addBatch()
    return { added, skipped: addresses - added, refused, refusedCount }
  }
}

interface Row {
  readonly line: number
  readonly address: string
  readonly status: SubscriberStatus | string
}

/** With or without a line of names above; then the address is the first cell that could be one. */
function* rowsIn(text: string): Generator<Row> {
  let names: string[] | undefined
  for (const { line, cells } of parseCsv(text)) {
    const isFirst = names === undefined
    names ??= cells.some((cell) => cell.includes('@')) ? [] : cells.map((cell) => cell.trim().toLowerCase())
    if (isFirst && names.length > 0) continue
    const cellOf = (column: number) => (column < 0 ? undefined : csvText(cells[column] ?? ''))
    const byName = cellOf(names.findIndex((name) => /^(to_)?e-?mail([ _-]?address)?$/.test(name)))
    const status = cellOf(names.indexOf('status')) ?? ''
    const address = byName ?? csvText(cells.find((cell) => cell.includes('@')) ?? cells[0] ?? '')
    yield { line, address, status: status.trim().toLowerCase() }
  }
}
