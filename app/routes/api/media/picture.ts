import { pictureChange } from '#domain/pictures/picture-change.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/picture'
import { pictureDocument } from './picture-document.ts'

export async function action({ request, params, context }: Route.ActionArgs) {
  const body = await readJson(request, pictureChange)
  const picture = await context.get(servicesContext).mediaLibrary.change(`/media/${params.name}`, body)
  return picture
    ? Response.json(pictureDocument(picture))
    : problem(404, { detail: 'There is no such picture any more.' })
}
