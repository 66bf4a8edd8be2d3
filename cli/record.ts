import { pino } from 'pino'
import { type AuditEvent, COMMAND } from '#domain/audit/audit-event.ts'
import { AuditLog } from '#server/audit/audit-log.ts'
import type { Connection } from '#server/db/database.ts'

const STDERR = 2

/** Adds an audit entry for commands that do not create the services. */
export async function record(database: Connection, what: AuditEvent, about: string): Promise<void> {
  const log = pino({ level: 'error', base: null }, pino.destination({ dest: STDERR, sync: true }))
  await new AuditLog(database, log).record({ what, who: COMMAND, about })
}
