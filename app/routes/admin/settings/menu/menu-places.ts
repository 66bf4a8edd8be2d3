import type { RouterContextProvider } from 'react-router'
import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { termHeading } from '#domain/posts/terms/term-words.ts'
import { localeContext, servicesContext } from '../../../../context.ts'

/** A page that an entry of the menu may lead to, besides the screens of every blog. */
export interface MenuPlace {
  readonly href: string
  /** The words of its link. */
  readonly label: string
  readonly kind: 'page' | (typeof TERMS)[number]
}

const TERMS = ['category', 'series', 'tag'] as const satisfies readonly TermKind[]
const PAGES_OFFERED = 100

/** Of each kind the first hundred; any other can be typed. */
export async function menuPlaces(context: Readonly<RouterContextProvider>): Promise<MenuPlace[]> {
  const { termLists, ownPages } = context.get(servicesContext)
  const locale = context.get(localeContext)!
  const pages = await ownPages.list(0, PAGES_OFFERED)
  const terms = await Promise.all(
    TERMS.map(async (kind) => {
      const found = await termLists.fromAToZ(kind, 1)
      return found.terms.map((term) => ({
        href: termPath(kind, term.slug),
        label: termHeading(locale, term),
        kind,
      }))
    }),
  )
  const ofPages = pages.map(({ path, title }) => ({ href: path, label: title, kind: 'page' as const }))
  return [...ofPages, ...terms.flat()]
}
