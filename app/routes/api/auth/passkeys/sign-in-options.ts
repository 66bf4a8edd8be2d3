import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/sign-in-options'
import { passkeyRefusal } from './refusals.ts'

export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).passkeySignIn.options()
  return result.ok ? Response.json(result.options) : passkeyRefusal(result.problem)
}
