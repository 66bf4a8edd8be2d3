import { accountChange } from '#domain/identity/account-calls.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/account'

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, accountChange)
  const viewer = context.get(viewerContext)!
  await context.get(servicesContext).administrators.rename(viewer.id, body.name)
  return Response.json({ user: { ...viewer, name: body.name } })
}
