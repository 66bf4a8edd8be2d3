import { passwordConfirmation } from '#domain/identity/account-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/confirm-password'
import { passwordProofRefusal } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

/** Called before a download, which cannot ask for the password itself; without a confirmation the guard refuses. */
export function loader() {
  return new Response(null, { status: 204 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passwordConfirmation)
  const proof = await context.get(servicesContext).identity.confirmPassword(request, body)
  return proof.ok ? withCookies(new Response(null, { status: 204 }), proof.setCookies) : passwordProofRefusal(proof)
}
