import { actorOf } from '#domain/audit/audit-event.ts'
import { deviceName } from '#domain/identity/device-name.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { SignIn } from './identity/sessions/sessions.ts'

/** Adds an audit entry for a sign-in by password, passkey or provider. */
export async function recordSignIn(audit: AuditLog, { viewer, request, client, provider }: SignIn): Promise<void> {
  const device = deviceName(request.headers.get('user-agent') ?? '')
  const about = provider === null ? device : `${device}, by ${provider}`
  await audit.record({ what: 'account.signed-in', who: actorOf(viewer), about, client })
}
