import { servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/profile'
import { changedProfile } from './changed-profile.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext)!
  return Response.json(await context.get(servicesContext).authorProfiles.of(id))
}

export function action({ request, context }: Route.ActionArgs) {
  return changedProfile({ request, context }, context.get(viewerContext)!.id)
}
