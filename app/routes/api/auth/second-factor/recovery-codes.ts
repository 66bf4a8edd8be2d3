import { servicesContext, viewerContext } from '../../../../context.ts'
import type { Route } from './+types/recovery-codes'
import { noSecondFactor } from './no-second-factor.ts'

/**
 * `POST /api/auth/second-factor/recovery-codes`: ten new recovery codes, which only this response contains. Earlier ones become
 * invalid.
 */
export async function action({ context }: Route.ActionArgs) {
  const recoveryCodes = await context.get(servicesContext).secondFactor.newRecoveryCodes(context.get(viewerContext)!)
  return recoveryCodes
    ? Response.json({ recoveryCodes })
    : noSecondFactor('Recovery codes belong to a second factor, and yours is off.')
}
