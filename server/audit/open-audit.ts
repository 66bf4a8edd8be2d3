import { actorOf } from '#domain/audit-event.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import type { Connection } from '../db/database.ts'
import { AccountNotices } from '../identity/notices/account-notices.ts'
import type { SignIn } from '../identity/sessions/sessions.ts'
import type { Log } from '../log/log.ts'
import type { OutboxClient } from '../mail/outbox/outbox.ts'
import { PolicyReports } from '../policy-reports/policy-reports.ts'
import { AuditLog } from './audit-log.ts'

/** Wires the audit log with the mails about its entries, and the reports of browsers; runs no query. */
export function openAudit(database: Connection, outbox: OutboxClient, timeZone: () => Promise<string>, log: Log) {
  const audit = new AuditLog(database, log, new AccountNotices({ database, outbox, timeZone, log }))
  const onSignIn = (signIn: SignIn) => recordSignIn(audit, signIn)
  return { audit, onSignIn, policyReports: new PolicyReports(database) }
}

async function recordSignIn(
  audit: AuditLog,
  { viewer, request, client, isNewDevice, isByRecoveryCode, provider }: SignIn,
): Promise<void> {
  const device = deviceOf(request)
  const about = provider === null ? device : `${device}, by ${provider}`
  const what = isByRecoveryCode ? 'account.signed-in-by-recovery-code' : 'account.signed-in'
  await audit.record({ what, who: actorOf(viewer), about, client, device, isNewDevice })
}
