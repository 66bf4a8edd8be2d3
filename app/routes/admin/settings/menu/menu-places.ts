import type { RouterContextProvider } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { servicesContext } from '../../../../context.ts'

/** A page that an entry of the menu may lead to, besides the screens of every blog. */
export interface MenuPlace {
  readonly href: string
  /** The words of its link. */
  readonly label: string
  readonly kind: 'Category'
}

export async function menuPlaces(context: Readonly<RouterContextProvider>): Promise<MenuPlace[]> {
  const { terms } = await context.get(servicesContext).termLists.fromAToZ('category', 1)
  return terms.map(({ label, slug }) => ({ href: termPath('category', slug), label, kind: 'Category' }))
}
