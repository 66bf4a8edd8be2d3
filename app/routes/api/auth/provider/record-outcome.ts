import { actorOf } from '#domain/audit-event.ts'
import { deviceOf } from '#domain/identity/device-name.ts'
import { isAttempt } from '#domain/identity/openid-sign-in.ts'
import type { SignInOutcome } from '#server/identity/openid/open-id-sign-in.ts'
import { clientContext, type RequestArgs, servicesContext } from '../../../../context.ts'
import { recordAttempt } from '../record-attempt.ts'

/** Records the outcome of a provider sign-in in the audit log. The opened session is already recorded. */
export async function recordOutcome(
  outcome: SignInOutcome,
  provider: string,
  { request, context }: RequestArgs,
): Promise<void> {
  // Entries are kept for a year, so only attempts that the throttle limits are recorded.
  if (!outcome.ok && !isAttempt(outcome.problem)) return
  if (!outcome.ok) return recordAttempt('account.sign-in-refused', outcome.email, { request, context })
  const { viewer, link } = outcome
  if (link === 'known') return
  const what = link === 'created' ? 'administrator.added' : 'identity.linked'
  const client = context.get(clientContext)
  const { audit } = context.get(servicesContext)
  await audit.record({
    what,
    who: actorOf(viewer),
    about: `${viewer.email}, by ${provider}`,
    client,
    device: deviceOf(request),
  })
}
