import { tagChange } from '#domain/posts/categories/category-writing.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { problem } from '../problem.ts'
import type { Route } from './+types/tag'

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const { name } = await readJson(request, tagChange)
  const tag = await context.get(servicesContext).tagChanges.rename(slug, name, context.get(viewerContext)!.email)
  if (!tag) return problem(404, { detail: 'No published post has this tag.' })
  noteForAudit(context, { what: 'tag.changed', about: `${slug} → ${tag.name}` })
  return Response.json(tag)
}
