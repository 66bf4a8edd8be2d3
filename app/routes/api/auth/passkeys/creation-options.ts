import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/creation-options'
import { passkeyRefusal } from './refusals.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).passkeys.creationOptions(request)
  return result.ok ? Response.json(result.options) : passkeyRefusal(result.problem)
}
