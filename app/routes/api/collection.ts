import { servicesContext } from '../../context.ts'
import type { Route } from './+types/collection'
import { problem } from './problem.ts'
import { documentFor } from './wanted-images.ts'

/** `GET /api/collections/:name`: every document of `blogs`, sent as they are read, or of `settings`. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  switch (params.name) {
    case 'blogs':
      return new Response(await jsonArray(services.posts.all(), (post) => documentFor(request, post, services)), {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'settings':
      return Response.json([{ siteKey: await services.captchaSiteKey() }])
    default:
      return problem(404, 'Not Found', { detail: 'The collections are blogs and settings.' })
  }
}

/** Holds one item at a time, however many there are. The first is read at once: what fails from the start can say so. */
async function jsonArray<T>(
  items: AsyncIterable<T>,
  toDocument: (item: T) => Promise<unknown>,
): Promise<ReadableStream<Uint8Array>> {
  const iterator = jsonChunks(items, toDocument)
  const encoder = new TextEncoder()
  const first = await iterator.next()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(first.value ?? ''))
    },
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return(undefined)
    },
  })
}

async function* jsonChunks<T>(
  items: AsyncIterable<T>,
  toDocument: (item: T) => Promise<unknown>,
): AsyncGenerator<string, undefined> {
  let separator = '['
  for await (const item of items) {
    yield `${separator}${JSON.stringify(await toDocument(item))}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
