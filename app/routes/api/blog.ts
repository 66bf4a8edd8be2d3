import type { Post } from '#domain/posts/post.ts'
import { postChangeOf } from '#domain/posts/post-change.ts'
import { postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/blog'
import { readPost, unprocessable } from './body.ts'
import { embeddedPostJson, wantsEmbeddedPictures } from './post-json.ts'
import { seenRevision } from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

const PREFIX = '/api/blogs/'

/** `GET /api/blogs/:id`: one post by its id, or by its path, percent-encoded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const post = await services.posts.find(nameIn(request))
  if (!post) return noSuchPost()
  const response = wantsEmbeddedPictures(request)
    ? await streamed(request, embeddedPostJson(post, services), 'application/json', services)
    : Response.json(postDocument(post))
  response.headers.set('ETag', postEntityTag(post))
  return response
}

/** `PATCH` changes the post; `DELETE` moves it into the trash, or with `?forever=1` deletes it for good, also out of the trash. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH' && request.method !== 'DELETE')
    return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PATCH, DELETE' })
  const { posts, postEditor, trash } = context.get(servicesContext)
  const { email } = context.get(viewerContext)!
  const name = nameIn(request)
  const isForever = new URL(request.url).searchParams.get('forever') === '1'
  if (request.method === 'DELETE' && isForever && (await trash.delete(name))) return new Response(null, { status: 204 })
  const post = await posts.find(name)
  if (!post) return noSuchPost()
  const { id } = post
  const ifMatch = request.headers.get('If-Match')
  if (request.method === 'DELETE') {
    // Without a precondition any revision is overwritten.
    const result = await postEditor.remove(id, seenRevision(ifMatch, undefined, id) ?? 'any', isForever)
    if (result.ok) return new Response(null, { status: 204 })
    return result.problem === 'missing' ? noSuchPost() : changedMeanwhile(result.current, email, 'Nothing was deleted.')
  }

  const body = await readPost(request, postChangeOf(postDocument(post)))
  if (!body.ok) return body.response
  const revision = seenRevision(ifMatch, body.value.revision, id)
  if (revision === undefined) return revisionNeeded()
  const result = await postEditor.change(id, revision, body.value, email)
  if (result.ok) return Response.json(postDocument(result.post), { headers: { ETag: postEntityTag(result.post) } })
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  return changedMeanwhile(result.current, email, 'Nothing was overwritten.')
}

function nameIn(request: Request): string {
  return decodeURIComponent(new URL(request.url).pathname.slice(PREFIX.length))
}

function revisionNeeded(): Response {
  return problem(428, 'Precondition Required', {
    detail: 'Say which revision you saw: its ETag in If-Match, or its number as revision. If-Match: * overwrites.',
  })
}

function changedMeanwhile(current: Post, viewer: string, consolation: string): Response {
  const who =
    current.updatedBy === viewer ? 'You saved this post elsewhere first.' : 'Somebody else saved this post first.'
  return problem(
    412,
    'Precondition Failed',
    {
      detail: `${who} ${consolation}`,
      revision: current.revision,
      updatedAt: current.updatedAt,
      updatedBy: current.updatedBy,
      current: postDocument(current),
    },
    { ETag: postEntityTag(current) },
  )
}
