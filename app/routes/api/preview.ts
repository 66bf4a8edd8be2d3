import { servicesContext, viewerContext } from '../../context.ts'
import type { Route } from './+types/preview'
import { noSuchPost, problem } from './problem.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const { previewLinks } = context.get(servicesContext)
  if (request.method === 'DELETE')
    return (await previewLinks.end(params.id)) ? new Response(null, { status: 204 }) : noSuchLink()
  const link = await previewLinks.create(params.id, context.get(viewerContext)!.email)
  return link ? Response.json(link, { status: 201 }) : noSuchPost()
}

function noSuchLink(): Response {
  return problem(404, { detail: 'This post has no preview link.' })
}
