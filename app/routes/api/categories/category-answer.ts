import type { Category } from '#domain/posts/categories/category.ts'
import type { CategoryResult } from '#server/posts/categories/categories.ts'
import { noteForAudit } from '../../../audit.ts'
import { type RequestArgs, servicesContext } from '../../../context.ts'
import { unprocessable } from '../body.ts'
import { problem } from '../problem.ts'

type Context = RequestArgs['context']

export function categoryDocument({ name, slug, description, picture, colour, isReview, order }: Category): Category {
  return { name, slug, description, picture, colour, isReview, order }
}

export function answered(result: CategoryResult, what: 'added' | 'changed', context: Context): Response {
  if (!result.ok) return result.problem === 'missing' ? missing() : unprocessable(result.errors)
  const { category } = result
  noteForAudit(context, { what: `category.${what}`, about: category.name })
  return Response.json(categoryDocument(category), { status: what === 'added' ? 201 : 200 })
}

export function missing(): Response {
  return problem(404, { detail: 'There is no such category.' })
}

/** Null where the picture is stored. The day until it would be removed begins again. */
export async function missingPicture(
  { picture }: { readonly picture?: string | undefined },
  context: Context,
): Promise<Response | null> {
  if (!picture || (await context.get(servicesContext).media.keep(picture))) return null
  return unprocessable({ picture: 'This picture is not stored. Choose it again.' })
}
