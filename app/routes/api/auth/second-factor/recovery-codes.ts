import { servicesContext, viewerContext } from '../../../../context.ts'
import type { Route } from './+types/recovery-codes'
import { noSecondFactor } from './no-second-factor.ts'

export async function action({ context }: Route.ActionArgs) {
  const recoveryCodes = await context.get(servicesContext).secondFactor.newRecoveryCodes(context.get(viewerContext)!)
  return recoveryCodes
    ? Response.json({ recoveryCodes })
    : noSecondFactor('Recovery codes belong to a second factor, and yours is off.')
}
