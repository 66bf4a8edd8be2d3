import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/pictures'
import { importAnswer } from './import-answer.ts'
import { uploadIn } from './upload.ts'

/** `PUT /api/imports/:id/pictures?name=images.zip` stores an archive of pictures that are not in the file of posts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const upload = uploadIn(request)
  if (upload instanceof Response) return upload
  return importAnswer(await context.get(servicesContext).importJobs.uploadPictures(params.id, upload), 200)
}
