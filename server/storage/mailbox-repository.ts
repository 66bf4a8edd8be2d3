import { sql } from 'kysely'
import type { Connection } from './database.ts'
import type { MailboxMessageTable } from './mail-tables.ts'
import { storable, storableJson } from './text.ts'

/** A mail that went nowhere but here, for an administrator to read. */
export interface MailboxMessage {
  /** Its Message-ID. */
  readonly id: string
  readonly to: string
  /** As in the header `From`. */
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly createdAt: string
}

const KEPT = 500

/** The newest mails of a site that has no way to send them. */
export class MailboxRepository {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Keeps it once, however often it comes. The oldest make room. */
  async keep(message: Omit<MailboxMessage, 'createdAt'>): Promise<void> {
    await this.#connection.transaction(async ({ write, now }) => {
      await write
        .insertInto('mailbox_messages')
        .values({
          id: storable(message.id),
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
        where seq <= (select seq from mailbox_messages order by seq desc limit 1 offset ${KEPT})`.execute(write)
    })
  }

  async find(id: string): Promise<MailboxMessage | undefined> {
    const { read } = this.#connection
    const row = await read.selectFrom('mailbox_messages').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toMessage(row)
  }

  /** The newest first. */
  async list(offset = 0, limit = 50): Promise<MailboxMessage[]> {
    const rows = await this.#connection.read
      .selectFrom('mailbox_messages')
      .selectAll()
      .orderBy('seq', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
    return rows.map(toMessage)
  }
}

function toMessage(row: Omit<MailboxMessageTable, 'seq'>): MailboxMessage {
  return {
    id: row.id,
    to: row.recipient,
    from: row.sender,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    headers: JSON.parse(row.headers),
    createdAt: row.created_at,
  }
}
