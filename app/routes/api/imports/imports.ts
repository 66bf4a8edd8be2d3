import { actorOf } from '#domain/audit-event.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import type { Route } from './+types/imports'
import { importAnswer } from './import-answer.ts'
import { uploadIn } from './upload.ts'

export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ current: context.get(servicesContext).importJobs.current() })
}

export async function action({ request, context }: Route.ActionArgs) {
  const upload = uploadIn(request)
  if (upload instanceof Response) return upload
  const { importJobs } = context.get(servicesContext)
  return importAnswer(await importJobs.upload(upload, { who: actorOf(context.get(viewerContext)!) }), 201)
}
