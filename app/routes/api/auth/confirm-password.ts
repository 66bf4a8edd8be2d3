import { passwordConfirmation } from '#domain/identity/account-calls.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/confirm-password'
import { passwordProofRefusal } from './account-refusals.ts'
import { withCookies } from './with-cookies.ts'

/**
 * `GET /api/auth/confirm-password`: 204 if this session was confirmed within the last ten minutes, by the password or a passkey;
 * otherwise the guard refuses. Called before a download, which cannot ask for the password itself.
 */
export function loader() {
  return new Response(null, { status: 204 })
}

/**
 * `POST`: confirms the session by its password, with a code where the account has a second factor. For ten minutes the session may
 * then make the calls that need a recent confirmation.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, passwordConfirmation)
  const proof = await context.get(servicesContext).identity.confirmPassword(request, body)
  return proof.ok ? withCookies(new Response(null, { status: 204 }), proof.setCookies) : passwordProofRefusal(proof)
}
