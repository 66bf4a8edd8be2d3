import { inspect } from 'node:util'
import { type AuditEvent, COMMAND } from '#domain/audit-event.ts'
import { AuditLog } from '#server/audit/audit-log.ts'
import type { Connection } from '#server/db/database.ts'

/** Adds an audit entry for commands that do not create the services. */
export async function record(database: Connection, what: AuditEvent, about: string): Promise<void> {
  // A complete logger would take 8 MB of memory.
  const error = (fields: object, message: string) => void process.stderr.write(`${message} ${inspect(fields)}\n`)
  await new AuditLog(database, { error }).record({ what, who: COMMAND, about })
}
