import { type Selection, sql } from 'kysely'
import { DAY_MS } from '#domain/durations.ts'
import { countOf } from '../../db/count-of.ts'
import type { Connection } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { mayBeStored, storable, storableJson } from '../../db/text.ts'
import type { MailKind } from './delivery.ts'

/** A mail that was stored instead of sent, for administrators to read. */
export interface MailboxMessage {
  readonly id: string
  readonly kind: MailKind
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly createdAt: string
}

/** Number of the newest mails of each kind that are always kept. Older announcements are deleted. */
const NEWEST_KEPT = 500
/** Older mails of other kinds are kept until their confirmation link, which an administrator may pass on, has expired. */
const RETENTION_MS = 7 * DAY_MS
const COLUMNS = [
  'id',
  'kind',
  'recipient as to',
  'sender as from',
  'subject',
  'text_body as text',
  'html_body as html',
  'headers',
  'created_at as createdAt',
] as const

export class MailboxRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  async add(message: Omit<MailboxMessage, 'createdAt'>): Promise<void> {
    await this.#connection.transaction(async ({ write, now }) => {
      await write
        .insertInto('mailbox_messages')
        .values({
          id: storable(message.id),
          kind: message.kind,
          recipient: storable(message.to),
          sender: storable(message.from),
          subject: storable(message.subject),
          text_body: storable(message.text),
          html_body: storable(message.html),
          headers: storableJson(message.headers),
          created_at: now().toISOString(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      await sql`
        delete from mailbox_messages
        where kind = ${message.kind}
          and seq <= (select seq from mailbox_messages where kind = ${message.kind} order by seq desc limit 1 offset ${NEWEST_KEPT})
          and (kind = 'announcement' or created_at < ${new Date(now().getTime() - RETENTION_MS).toISOString()})`.execute(
        write,
      )
    })
  }

  async find(id: string): Promise<MailboxMessage | undefined> {
    if (!mayBeStored(id)) return undefined
    const { read } = this.#connection
    const row = await read.selectFrom('mailbox_messages').select(COLUMNS).where('id', '=', id).executeTakeFirst()
    return row && toMessage(row)
  }

  count(): Promise<number> {
    return countOf(this.#connection.read.selectFrom('mailbox_messages'))
  }

  /** The newest first. */
  async list(offset = 0, limit = 50): Promise<MailboxMessage[]> {
    const rows = await this.#connection.read
      .selectFrom('mailbox_messages')
      .select(COLUMNS)
      .orderBy('seq', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return rows.map(toMessage)
  }
}

function toMessage(row: Selection<Tables, 'mailbox_messages', (typeof COLUMNS)[number]>): MailboxMessage {
  return { ...row, headers: JSON.parse(row.headers) }
}
