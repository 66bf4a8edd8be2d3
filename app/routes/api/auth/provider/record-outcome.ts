import type { RouterContextProvider } from 'react-router'
import { actorOf } from '#domain/audit/audit-event.ts'
import type { SignInOutcome } from '#server/identity/openid/open-id-sign-in.ts'
import { clientContext, servicesContext } from '../../../../context.ts'
import { recordAttempt } from '../record-attempt.ts'

/** Records in the audit log what a sign-in by a provider led to. The opened session is recorded already. */
export async function recordOutcome(
  outcome: SignInOutcome,
  provider: string,
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
): Promise<void> {
  // A sign-in that its user cancelled was not refused.
  if (!outcome.ok && outcome.problem === 'popup-closed') return
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
  })
}
