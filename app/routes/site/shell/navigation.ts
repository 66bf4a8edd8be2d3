import { CATEGORIES } from '#domain/posts/post.ts'
import { termPath } from '#domain/posts/terms/term.ts'

interface NavigationLink {
  readonly href: string
  readonly label: string
}

/** Link texts of the three categories of the post form. */
const CATEGORY_LINKS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  'Horror Review': 'Reviews',
  'Horror List': 'Lists',
  'Horror Musings': 'Musings',
}

export const SEARCH_LINK: NavigationLink = { href: '/search', label: 'Search' }

/**
 * Links of header, menu and footer, in their order.
 * @param categories those with posts; others get no link
 */
export function navigationOf(categories: readonly { label: string; slug: string }[]): NavigationLink[] {
  const links = CATEGORIES.flatMap((name) => {
    const category = categories.find(({ label }) => label === name)
    return category ? [{ href: termPath('category', category.slug), label: CATEGORY_LINKS[name] }] : []
  })
  return [
    { href: '/', label: 'Den' },
    { href: '/greetings', label: 'Greetings' },
    ...links,
    { href: '/ratings', label: 'Ratings' },
    { href: '/archive', label: 'Archive' },
  ]
}

export const LEGAL_PAGES: readonly NavigationLink[] = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/cookiepolicy', label: 'Cookie Policy' },
]

/** Further links of the footer. */
export const FOOTER_LINKS: readonly NavigationLink[] = [
  SEARCH_LINK,
  { href: '/feed.xml', label: 'RSS' },
  ...LEGAL_PAGES,
  { href: '/admin', label: 'Admin Panel' },
]
