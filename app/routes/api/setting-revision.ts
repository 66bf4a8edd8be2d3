import { servicesContext } from '../../context.ts'
import type { Route } from './+types/setting-revision'
import { problem } from './problem.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { settings } = context.get(servicesContext)
  const isKnown = (await settings.revisions()).some(({ until }) => until === params.until)
  return isKnown
    ? Response.json(await settings.before(params.until))
    : problem(404, { detail: 'This revision is not kept.' })
}
