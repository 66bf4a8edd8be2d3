import { passkeyChange } from '#domain/identity/passkey-calls.ts'
import { noteForAudit } from '../../../../audit.ts'
import { servicesContext, viewerContext } from '../../../../context.ts'
import { readJson } from '../../body.ts'
import type { Route } from './+types/passkey'
import { noSuchPasskey } from './refusals.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { passkeys } = context.get(servicesContext)
  const { id } = context.get(viewerContext)!
  if (request.method === 'DELETE') {
    const removed = (await passkeys.list(id)).find((passkey) => passkey.id === params.id)
    if (removed) noteForAudit(context, { about: removed.name })
    return (await passkeys.remove(id, params.id)) ? new Response(null, { status: 204 }) : noSuchPasskey()
  }
  const body = await readJson(request, passkeyChange)
  return (await passkeys.rename(id, params.id, body.name)) ? new Response(null, { status: 204 }) : noSuchPasskey()
}
