import { CATEGORIES } from '#domain/posts/post.ts'
import type { Site } from '../../../../ui/site.ts'

/** Names of the owner's categories in their order, then further ones. @param further such as those that posts have */
export function offeredCategories({ categories }: Pick<Site, 'categories'>, further: readonly string[] = []): string[] {
  const own = categories.filter(({ isDescribed }) => isDescribed).map(({ name }) => name)
  return [...new Set([...(own.length > 0 ? own : CATEGORIES), ...further])]
}
