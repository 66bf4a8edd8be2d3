import { servicesContext } from '../../../../context.ts'
import type { Route } from './+types/sign-in-options'
import { passkeyRefusal } from './refusals.ts'

/** `POST /api/auth/sign-in/passkey/options`: what `navigator.credentials.get` is called with. */
export async function action({ context }: Route.ActionArgs) {
  const result = await context.get(servicesContext).passkeySignIn.options()
  return result.ok ? Response.json(result.options) : passkeyRefusal(result.problem)
}
