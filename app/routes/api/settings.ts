import { settingsChange } from '#domain/settings-writing.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/settings'
import { readJson } from './body.ts'
import { problem } from './problem.ts'

/** `GET /api/settings`: every setting as its owner typed it, for administrators. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await context.get(servicesContext).settings.stored())
}

/** `PATCH` changes those that it names and answers with all. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PATCH' })
  const body = await readJson(request, settingsChange)
  if (!body.ok) return body.response
  return Response.json(await context.get(servicesContext).settings.save(body.value))
}
