import { postEntityTag } from '#domain/post-document.ts'
import { servicesContext } from '../../context.ts'
import type { Route } from './+types/blog'
import { noSuchPost } from './problem.ts'
import { documentFor } from './wanted-images.ts'

const PREFIX = '/api/blogs/'

/** `GET /api/blogs/:id`: one post by its id, or by its path, percent-encoded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const name = decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length))
  const post = await services.posts.find(name)
  if (!post) return noSuchPost()
  return Response.json(await documentFor(request, post, services), { headers: { ETag: postEntityTag(post) } })
}
