import { patchedFields } from '#domain/api/post-patch.ts'
import { makesUnpublished } from '#domain/posts/draft-writing.ts'
import { postEntityTag } from '#domain/posts/entity-tags.ts'
import { draftChangeOf, postChangeOf, publicationOf, unpublicationOf } from '#domain/posts/post-change.ts'
import { type PostDocument, postDocument } from '#domain/posts/post-document.ts'
import type { SavedPost } from '#server/posts/post-row.ts'
import { noteForAudit } from '../../audit.ts'
import { servicesContext, viewerContext } from '../../context.ts'
import { postNameIn } from '../../post-name.ts'
import { announcementRefusal } from '../../role-refusal.ts'
import { readerOfDrafts } from '../admission.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/blog'
import { rememberAuthorName } from './account/author-name.ts'
import { notePublication } from './audit/note-publication.ts'
import { isJsonPatch, readPost, unprocessable } from './body.ts'
import { accountKey, idempotencyKey, ownKey } from './idempotency-key.ts'
import { announcedTo, embeddedPostJson, savedDocument, wantsEmbeddedPictures } from './post-json.ts'
import { changedMeanwhile, namesSave, revisionNeeded, seenRevision } from './precondition.ts'
import { noSuchPost } from './problem.ts'

/** Authors get unpublished posts of their own only. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const services = context.get(servicesContext)
  const isEmbedded = wantsEmbeddedPictures(request)
  const { posts, savedPosts, postAuthors } = services
  const name = postNameIn(request)
  const reader = await readerOfDrafts(args, '')
  const mayRead = reader.ok && (!reader.authorId || (await postAuthors.authorOf(name)) === reader.authorId)
  const post = (await posts.find(name)) ?? (mayRead ? await savedPosts.findNamed(name) : undefined)
  if (!post) return noSuchPost()
  const document = reader.ok ? savedDocument(post) : postDocument(post)
  const response = isEmbedded
    ? await streamed(request, embeddedPostJson(document, services), 'application/json', services)
    : Response.json(document)
  response.headers.set('ETag', postEntityTag(post))
  return reader.ok ? reader.answer(response) : response
}

/** `DELETE` with `?forever=1&from=trash` deletes a post for good only where it lies in the trash. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { savedPosts, postEditor, trash } = context.get(servicesContext)
  const { id: accountId, email } = context.get(viewerContext)!
  const name = postNameIn(request)
  const query = new URL(request.url).searchParams
  const isForever = query.get('forever') === '1'
  if (request.method === 'DELETE' && isForever) {
    const deleted = await trash.delete(name)
    if (deleted) {
      noteForAudit(context, { what: 'post.deleted', about: deleted.title, postId: name })
      return new Response(null, { status: 204 })
    }
  }
  if (query.get('from') === 'trash') return noSuchPost()
  const post = await savedPosts.findNamed(name)
  if (!post) return noSuchPost()
  const { id } = post
  const ifMatch = request.headers.get('If-Match')
  const stored = { id, revision: post.revision, key: ownKey(accountId, post.savedAs) }
  if (request.method === 'DELETE') {
    // Without a precondition any revision is overwritten.
    const result = await trash.remove(id, seenRevision(ifMatch, undefined, id, stored) ?? 'any', isForever)
    if (result.ok) {
      noteForAudit(context, { what: isForever ? 'post.deleted' : 'post.trashed', about: post.title, postId: id })
      return new Response(null, { status: 204 })
    }
    return result.problem === 'missing' ? noSuchPost() : changedMeanwhile(result.current, email, 'Nothing was deleted.')
  }

  const key = idempotencyKey(request)
  const isRepeated = key !== null && key === stored.key
  const isPatch = isJsonPatch(request)
  // A JSON Patch cannot be applied twice. Other bodies change nothing the second time.
  if (isRepeated && isPatch) return changed(post)
  // Preconditions are evaluated before the body (RFC 9110, section 13.2.1).
  const seen = isRepeated ? post.revision : seenRevision(ifMatch, undefined, id, stored)
  if (seen !== undefined && seen !== 'any' && seen !== post.revision) return changedMeanwhile(post, email)
  // The operations of a patch are valid only for the revision that they were made for.
  if (isPatch && seen === undefined) return revisionNeeded()
  const change = await readPost(
    request,
    (body) => (post.status === 'published' ? publishedSchema(body, postDocument(post)) : draftChangeOf(post)),
    isPatch ? (patch) => patchedFields(post, patch) : undefined,
  )
  const revision = isPatch ? post.revision : (seen ?? change.revision)
  if (revision === undefined) return revisionNeeded()
  // A post that is published already is not announced by another publication.
  const isAgain = post.status === 'published' && change.status === 'published'
  const refused = announcementRefusal(context, !isAgain && 'announce' in change && change.announce, post.announces)
  if (refused) return refused
  const edit = 'edit' in change && ifMatch ? await editSavedBy(args, id, ifMatch) : undefined
  const whole = edit === undefined ? change : { ...change, edit }
  const result = await postEditor.change(post, revision, whole, { by: email, savedAs: accountKey(accountId, key) })
  if (result.ok) {
    const recipients = result.isReplay ? undefined : result.recipients
    const what = notePublication(context, { before: post, after: result.post, recipients })
    await rememberAuthorName(args, result.post, what)
    return changed(result.post, announcedTo(result.recipients))
  }
  if (result.problem === 'missing') return noSuchPost()
  if (result.problem === 'invalid') return unprocessable(result.errors)
  return changedMeanwhile(result.current, email)
}

/** The number of the pending edit, if `If-Match` names the save that stored it: its caller got no answer, and so no number. */
async function editSavedBy({ context }: Route.ActionArgs, id: string, ifMatch: string): Promise<number | undefined> {
  if (!ifMatch.includes(`"${id}.save.`)) return undefined
  const edit = await context.get(servicesContext).pendingEdits.find(id)
  const key = edit ? ownKey(context.get(viewerContext)!.id, edit.savedAs) : null
  return namesSave(ifMatch, { id, key }) ? edit?.edit : undefined
}

function isPublication(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'published'
}

function changed(post: SavedPost, headers: Record<string, string> = {}): Response {
  return Response.json(savedDocument(post), { headers: { ETag: postEntityTag(post), ...headers } })
}

function publishedSchema(body: unknown, stored: PostDocument) {
  if (makesUnpublished(body)) return unpublicationOf(stored)
  return isPublication(body) ? publicationOf(stored) : postChangeOf(stored)
}
