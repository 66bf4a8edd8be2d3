import { passwordConfirmation } from '#domain/identity/account-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/confirm-password'
import { passwordProofRefusal } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

/**
 * `GET /api/auth/confirm-password`: 204 when the password or a passkey was given in this session within the last ten minutes; otherwise
 * the guard has answered. A download, which cannot ask by itself, is asked for here first.
 */
export function loader() {
  return new Response(null, { status: 204 })
}

/**
 * `POST`: the session gives its password once more, with a code where the account has a second factor, and may do for ten minutes what
 * needs it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passwordConfirmation)
  const proof = await context.get(servicesContext).identity.confirmPassword(request, body)
  return proof.ok ? withCookies(new Response(null, { status: 204 }), proof.setCookies) : passwordProofRefusal(proof)
}
