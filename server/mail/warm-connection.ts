import type { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type SMTPPool from 'nodemailer/lib/smtp-pool'

/**
 * Has a pool use a connection as for a mail, opening one if none is idle, up to the moment at which the mail would begin. It
 * stays in the pool. The pool has no word for this: a mail to nobody is what it refuses by itself, after which it resets the
 * connection and keeps it.
 * @throws where none can be had
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
      // The server has yet to say that it is reset. Whoever sends before opens another connection.
      if (connection) onFirst(connection, ['available', 'close'], resolve)
      else resolve()
    })
  })
}

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
