import { type AuditEvent, actorOf, UNKNOWN_ACCOUNT } from '#domain/audit-event.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import { clientContext, type RequestArgs, servicesContext } from '../../../context.ts'

/**
 * Records an attempt without a session in the audit log.
 * @param email as typed; recorded only if it is that of an account, since a password may have been typed in its place
 */
export async function recordAttempt(
  what: AuditEvent,
  email: string | null,
  { request, context }: RequestArgs,
): Promise<void> {
  const { administrators, audit } = context.get(servicesContext)
  const account =
    email === null || administrators.emailProblem(email) ? undefined : await administrators.findByEmail(email)
  await audit.record({
    what,
    who: account ? actorOf(account) : UNKNOWN_ACCOUNT,
    about: deviceOf(request),
    client: context.get(clientContext),
  })
}
