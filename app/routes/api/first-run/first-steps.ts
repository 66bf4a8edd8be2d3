import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/first-steps'

export async function action({ context }: Route.ActionArgs) {
  await context.get(servicesContext).hideFirstSteps()
  return new Response(null, { status: 204 })
}
