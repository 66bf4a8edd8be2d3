import { servicesContext } from '../../context.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/collection'
import { problem } from './problem.ts'
import { documentFor } from './wanted-images.ts'

/** `GET /api/collections/:name`: every document of `blogs`, sent as they are read, or of `settings`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  switch (params.name) {
    case 'blogs':
      return streamed(
        jsonArray(services.posts.all(), (post) => documentFor(request, post, services)),
        'application/json',
      )
    case 'settings':
      return Response.json([{ siteKey: await services.captchaSiteKey() }])
    default:
      return problem(404, 'Not Found', { detail: 'The collections are blogs and settings.' })
  }
}

/** Holds one item at a time, however many there are. */
async function* jsonArray<T>(
  items: AsyncIterable<T>,
  toDocument: (item: T) => Promise<unknown>,
): AsyncGenerator<string> {
  let separator = '['
  for await (const item of items) {
    yield `${separator}${JSON.stringify(await toDocument(item))}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
