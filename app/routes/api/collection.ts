import { postDocument } from '#domain/posts/post-document.ts'
import { servicesContext } from '../../context.ts'
import { admit, releasing } from '../admission.ts'
import { streamed } from '../streamed.ts'
import type { Route } from './+types/collection'
import { EMBEDDED_NEEDS_SIGN_IN, postsJson, wantsEmbeddedPictures } from './post-json.ts'
import { problem } from './problem.ts'

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  switch (args.params.name) {
    case 'blogs':
      return everyPost(args)
    case 'settings':
      return Response.json([{ siteKey: await services.captchaSiteKey() }])
    default:
      return problem(404, { detail: 'The collections are blogs and settings.' })
  }
}

async function everyPost(args: Route.LoaderArgs): Promise<Response> {
  const services = args.context.get(servicesContext)
  const isEmbedded = wantsEmbeddedPictures(args.request)
  const admitted = await admit(args, {
    kind: 'exports',
    rows: () => services.posts.count(),
    signInDetail: isEmbedded ? EMBEDDED_NEEDS_SIGN_IN : undefined,
  })
  if (!admitted.ok) return admitted.response
  const pieces = releasing(postsJson(services.posts.all(), postDocument, isEmbedded, services), admitted.release)
  return admitted.answer(await streamed(args.request, pieces, 'application/json', services))
}
