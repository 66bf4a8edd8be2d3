import { actorOf } from '#domain/audit/audit-event.ts'
import { deviceName } from '#domain/identity/device-name.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { SignIn } from './identity/sessions/sessions.ts'

/** Adds an audit entry for a sign-in by password or passkey. */
export async function recordSignIn(audit: AuditLog, { viewer, request, client }: SignIn): Promise<void> {
  const about = deviceName(request.headers.get('user-agent') ?? '')
  await audit.record({ what: 'account.signed-in', who: actorOf(viewer), about, client })
}
