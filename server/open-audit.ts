import { AuditLog } from './audit/audit-log.ts'
import type { Connection } from './db/database.ts'
import { AccountNotices } from './identity/notices/account-notices.ts'
import type { SignIn } from './identity/sessions/sessions.ts'
import type { Log } from './log/log.ts'
import type { OutboxClient } from './mail/outbox/outbox.ts'
import { PolicyReports } from './policy-reports/policy-reports.ts'
import { recordSignIn } from './record-sign-in.ts'

/** Wires the audit log with the mails about its entries, and the reports of browsers; runs no query. */
export function openAudit(database: Connection, outbox: OutboxClient, timeZone: () => Promise<string>, log: Log) {
  const audit = new AuditLog(database, log, new AccountNotices({ database, outbox, timeZone, log }))
  const onSignIn = (signIn: SignIn) => recordSignIn(audit, signIn)
  return { audit, onSignIn, policyReports: new PolicyReports(database) }
}
