import { CATEGORIES } from '../post.ts'
import { categoryLabel, isList, namesReview } from '../review.ts'
import { normalizedLabel } from '../terms/normalized-label.ts'

/** A category as an owner describes it. Posts hold its name. */
export interface Category {
  readonly name: string
  readonly slug: string
  readonly description: string
  /** Address of a stored picture, or empty. */
  readonly picture: string
  /** Of its name, `#rrggbb`; empty for that of all. Each theme has the nearest tone that can be read. */
  readonly colour: string
  readonly isReview: boolean
  /** Its place among all categories, from 1. */
  readonly order: number
}

/** The category of a post, as lists and addresses name it. */
export function categoryName(tag: string): string {
  return normalizedLabel(categoryLabel(tag))
}

/** Categories of which it is known whether their posts are reviews. Any other goes by its name. */
export type JudgedCategories = readonly Pick<Category, 'name' | 'isReview'>[]

export function isReviewCategory(categories: JudgedCategories, tag: string): boolean {
  const name = categoryName(tag)
  return categories.find((category) => category.name === name)?.isReview ?? namesReview(tag)
}

/** The category of reviews that name none: the first one of reviews. */
export function reviewCategory(categories: JudgedCategories): string {
  return categories.find(({ isReview }) => isReview)?.name ?? CATEGORIES[0]
}

/** The category that imported lists get: that of a new blog, or the first that calls itself one. */
export function listCategory(categories: readonly { readonly name: string }[]): string {
  const names = categories.map(({ name }) => name)
  return names.includes(CATEGORIES[1]) ? CATEGORIES[1] : (names.find(isList) ?? CATEGORIES[1])
}

/** Whether two names differ in nothing but case. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
