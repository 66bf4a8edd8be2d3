import { categoryCreation } from '#domain/posts/categories/category-writing.ts'
import { servicesContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import type { Route } from './+types/categories'
import { answered, categoryDocument, missingPicture } from './category-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await context.get(servicesContext).categories.list()
  return Response.json({ categories: categories.map(categoryDocument) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, categoryCreation)
  const { categories } = context.get(servicesContext)
  return (await missingPicture(body, context)) ?? answered(await categories.create(body), 'added', context)
}
