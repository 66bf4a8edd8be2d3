import { noteForAudit } from '../../../audit.ts'
import { servicesContext } from '../../../context.ts'
import { changedProfile } from '../account/changed-profile.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/profile'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { administrators, authorProfiles } = context.get(servicesContext)
  const isKnown = (await administrators.list()).some((account) => account.id === id)
  if (!isKnown) return problem(404, { detail: 'There is no such administrator any more.' })
  return Response.json(await authorProfiles.of(id))
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const account = (await context.get(servicesContext).administrators.list()).find((each) => each.id === id)
  if (account) noteForAudit(context, { about: account.email })
  return changedProfile({ request, context }, id)
}
