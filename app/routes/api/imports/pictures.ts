import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/pictures'
import { importAnswer } from './import-answer.ts'
import { uploadIn } from './upload.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const upload = uploadIn(request)
  if (upload instanceof Response) return upload
  return importAnswer(await context.get(servicesContext).importJobs.uploadPictures(params.id, upload), 200)
}
