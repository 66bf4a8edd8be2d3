import { ACCOUNT_CALL_LIMIT_BYTES } from '#domain/identity/account-calls.ts'
import { passkeyUse } from '#domain/identity/passkey-calls.ts'
import { servicesContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import { withCookies } from '../with-cookies.ts'
import type { Route } from './+types/confirm'
import { passkeyRefusal } from './refusals.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passkeyUse, ACCOUNT_CALL_LIMIT_BYTES)
  const result = await context.get(servicesContext).passkeySignIn.confirm(body.response, request)
  return result.ok
    ? withCookies(new Response(null, { status: 204 }), result.setCookies)
    : passkeyRefusal(result.problem)
}
