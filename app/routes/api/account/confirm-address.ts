import { actorOf } from '#domain/audit-event.ts'
import { ACCOUNT_CALL_LIMIT_BYTES, addressConfirmation } from '#domain/identity/account-calls.ts'
import { clientContext, servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/confirm-address'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, addressConfirmation, ACCOUNT_CALL_LIMIT_BYTES)
  const { addressChanges, audit } = context.get(servicesContext)
  const changed = await addressChanges.confirm(body.token)
  if (changed) {
    const { account, email } = changed
    const client = context.get(clientContext)
    await audit.record({ what: 'address.changed', who: actorOf(account), about: email, client })
    return Response.json({ success: true })
  }
  return problem(404, {
    code: 'user-mismatch',
    detail:
      'This link is no longer valid: it was used, followed by a newer one, or is older than 30 minutes. Ask for another one under Account.',
  })
}
