import { wholeDocument, withoutEmpty } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../../context.ts'
import { streamed } from '../../streamed.ts'
import { embeddedPostJson, wantsEmbeddedPictures } from '../post-json.ts'
import { noSuchPost } from '../problem.ts'
import type { Route } from './+types/revision'
import { noSuchRevision, revisionIn } from './revision-number.ts'

/** Answers with the content of that revision, and the present id, views and comments. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const isEmbedded = wantsEmbeddedPictures(request)
  const current = await services.savedPosts.find(params.id)
  if (!current) return noSuchPost()
  const found = await services.revisions.find(params.id, revisionIn(params.revision))
  if (!found) return noSuchRevision()
  const { content, ...facts } = found
  const document = withoutEmpty({ ...wholeDocument(current), ...content, ...facts })
  return isEmbedded
    ? streamed(request, embeddedPostJson(document, services), 'application/json', services)
    : Response.json(document)
}
