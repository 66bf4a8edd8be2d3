import type { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type SMTPPool from 'nodemailer/lib/smtp-pool'

/**
 * Opens a connection of a pool, or takes an idle one, up to MAIL FROM, and leaves it in the pool. nodemailer has no call for
 * this: `verify()` closes its connection. But it refuses a mail without recipients by itself, resets the connection and keeps it.
 * @throws if no connection can be opened
 */
export function warmConnection(pool: SMTPPool): Promise<void> {
  return new Promise((resolve, reject) => {
    let connection: EventEmitter | undefined
    const mail = {
      data: {},
      message: {
        getEnvelope() {
          connection = connectionFor(mail, pool)
          return { from: '', to: [] }
        },
        messageId: () => '',
        getHeader: () => '',
        createReadStream: () => Readable.from([]),
      },
    }
    pool.send(mail as unknown as Parameters<SMTPPool['send']>[0], (error) => {
      if ((error as { code?: string } | null)?.code !== 'EENVELOPE') return reject(error)
      // Until the server has answered RSET, sending would open another connection.
      if (connection) onFirst(connection, ['available', 'close'], resolve)
      else resolve()
    })
  })
}

/** Private: the public events of a pool do not tell when a connection becomes available again. */
interface Connections {
  readonly _connections?: readonly (EventEmitter & { readonly queueEntry?: { readonly mail: unknown } | false })[]
}

function connectionFor(mail: unknown, pool: SMTPPool): EventEmitter | undefined {
  const { _connections: connections = [] } = pool as unknown as Connections
  return connections.find(({ queueEntry }) => queueEntry && queueEntry.mail === mail)
}

function onFirst(emitter: EventEmitter, events: readonly string[], work: () => void): void {
  const listener = () => {
    for (const event of events) emitter.off(event, listener)
    work()
  }
  for (const event of events) emitter.once(event, listener)
}
