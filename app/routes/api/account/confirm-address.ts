import { ACCOUNT_CALL_LIMIT_BYTES, addressConfirmation } from '#domain/identity/account-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/confirm-address'

/** `POST /api/auth/confirm-address`: gives an administrator the address that a link was mailed to, once. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, addressConfirmation, ACCOUNT_CALL_LIMIT_BYTES)
  if (!body.ok) return body.response
  if (await context.get(servicesContext).addressChanges.confirm(body.value.token))
    return Response.json({ success: true })
  return problem(404, 'Not Found', {
    code: 'user-mismatch',
    detail:
      'This link counts no more: it was used, followed by a newer one, or is older than 30 minutes. Ask for another one under Account.',
  })
}
