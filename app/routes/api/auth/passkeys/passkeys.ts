import { ACCOUNT_CALL_LIMIT_BYTES } from '#domain/identity/account-calls.ts'
import { passkeyCreation } from '#domain/identity/passkey-calls.ts'
import { noteForAudit } from '../../../../audit.ts'
import { servicesContext, viewerContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import type { Route } from './+types/passkeys'
import { passkeyRefusal } from './refusals.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ passkeys: await context.get(servicesContext).passkeys.list(context.get(viewerContext)!.id) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passkeyCreation, ACCOUNT_CALL_LIMIT_BYTES)
  const result = await context.get(servicesContext).passkeys.register(request, body)
  if (!result.ok) return passkeyRefusal(result.problem)
  const { passkey } = result
  noteForAudit(context, { about: passkey.name })
  return Response.json(passkey, { status: 201, headers: { Location: `/api/auth/passkeys/${passkey.id}` } })
}
