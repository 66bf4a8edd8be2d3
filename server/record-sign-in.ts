import { actorOf } from '#domain/audit/audit-event.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { SignIn } from './identity/sessions/sessions.ts'

/** Adds an audit entry for a sign-in by password, passkey or provider. */
export async function recordSignIn(
  audit: AuditLog,
  { viewer, request, client, isNewDevice, isByRecoveryCode, provider }: SignIn,
): Promise<void> {
  const device = deviceOf(request)
  const about = provider === null ? device : `${device}, by ${provider}`
  const what = isByRecoveryCode ? 'account.signed-in-by-recovery-code' : 'account.signed-in'
  await audit.record({ what, who: actorOf(viewer), about, client, device, isNewDevice })
}
