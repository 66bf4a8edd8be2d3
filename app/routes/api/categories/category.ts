import { categoryChange } from '#domain/posts/categories/category-writing.ts'
import { noteForAudit } from '../../../audit.ts'
import { servicesContext, viewerContext } from '../../../context.ts'
import { readJson } from '../body.ts'
import { badQuery, problem } from '../problem.ts'
import type { Route } from './+types/category'
import { answered, missing, missingPicture } from './category-answer.ts'

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  const { categories } = context.get(servicesContext)
  const { email } = context.get(viewerContext)!
  if (request.method === 'PATCH') {
    const body = await readJson(request, categoryChange)
    return (
      (await missingPicture(body, context)) ?? answered(await categories.change(slug, body, email), 'changed', context)
    )
  }
  const target = new URL(request.url).searchParams.get('moveTo')
  const removed = await categories.remove(slug, target, email)
  if (!removed.ok) {
    if (removed.problem === 'missing') return missing()
    if (removed.problem === 'no-target') return badQuery('moveTo', 'Name the slug of another category.')
    const posts = removed.posts === 1 ? '1 post has' : `${removed.posts.toLocaleString('en')} posts have`
    return problem(409, { detail: `${posts} this category. Say with moveTo to which category they go.` })
  }
  noteForAudit(context, { what: 'category.removed', about: target === null ? slug : `${slug} → ${target}` })
  return new Response(null, { status: 204 })
}
