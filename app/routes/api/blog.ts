import { draftChange } from '#domain/posts/draft-writing.ts'
import type { Post } from '#domain/posts/post.ts'
import { postChangeOf } from '#domain/posts/post-change.ts'
import { postDocument, postEntityTag } from '#domain/posts/post-document.ts'
import type { ChangeResult } from '#server/posts/post-editor.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { admit } from '../admission.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/blog'
import { readPost, unprocessable } from './body.ts'
import { embeddedPostJson, wantsEmbeddedPictures, withStatus } from './post-json.ts'
import { seenRevision } from './precondition.ts'
import { noSuchPost, problem } from './problem.ts'

const PREFIX = '/api/blogs/'

/** `GET /api/blogs/:id`: one post by its id, or by its path, percent-encoded; for administrators also a draft. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const services = context.get(servicesContext)
  const name = nameIn(request)
  const post = await services.posts.find(name)
  if (!post) return draftJson(args, name)
  const response = wantsEmbeddedPictures(request)
    ? await streamed(request, embeddedPostJson(post, services), 'application/json', services)
    : Response.json(postDocument(post))
  response.headers.set('ETag', postEntityTag(post))
  return response
}

async function draftJson(args: Route.LoaderArgs, id: string): Promise<Response> {
  const admitted = await admit(args, { kind: 'exports', rows: async () => 0, signInDetail: '' })
  const draft = admitted.ok ? await args.context.get(servicesContext).drafts.find(id) : undefined
  if (!admitted.ok || !draft) return noSuchPost()
  return admitted.answer(Response.json(withStatus(draft, 'draft'), { headers: { ETag: postEntityTag(draft) } }))
}

/** `PATCH` changes the post; `DELETE` moves it into the trash, or with `?forever=1` deletes it for good, also out of the trash. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PATCH' && request.method !== 'DELETE')
    return problem(405, 'Method Not Allowed', {}, { Allow: 'GET, HEAD, PATCH, DELETE' })
  const { posts, postEditor, drafts, draftEditor, trash } = context.get(servicesContext)
  const { email } = context.get(viewerContext)!
  const name = nameIn(request)
  const isForever = new URL(request.url).searchParams.get('forever') === '1'
  if (request.method === 'DELETE' && isForever && (await trash.delete(name))) return new Response(null, { status: 204 })
  const published = await posts.find(name)
  const post = published ?? (await drafts.find(name))
  if (!post) return noSuchPost()
  const { id } = post
  const ifMatch = request.headers.get('If-Match')
  if (request.method === 'DELETE') {
    // Without a precondition any revision is overwritten.
    const editor = published ? postEditor : draftEditor
    const result = await editor.remove(id, seenRevision(ifMatch, undefined, id) ?? 'any', isForever)
    if (result.ok) return new Response(null, { status: 204 })
    return result.problem === 'missing' ? noSuchPost() : changedMeanwhile(result.current, email, 'Nothing was deleted.')
  }

  if (!published) {
    const body = await readPost(request, () => draftChange)
    if (!body.ok) return body.response
    const revision = seenRevision(ifMatch, body.value.revision, id)
    if (revision === undefined) return revisionNeeded()
    const result = await draftEditor.change(id, revision, body.value, email)
    return answerTo(result, email, body.value.status === 'published' ? 'published' : 'draft')
  }
  const body = await readPost(request, () => postChangeOf(postDocument(published)))
  if (!body.ok) return body.response
  const revision = seenRevision(ifMatch, body.value.revision, id)
  if (revision === undefined) return revisionNeeded()
  return answerTo(await postEditor.change(id, revision, body.value, email), email, 'published')
}

function answerTo(result: ChangeResult, email: string, status: 'draft' | 'published'): Response {
  if (result.ok) {
    const document = status === 'draft' ? withStatus(result.post, status) : postDocument(result.post)
    return Response.json(document, { headers: { ETag: postEntityTag(result.post) } })
  }
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
