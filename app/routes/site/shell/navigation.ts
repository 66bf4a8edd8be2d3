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
 * Links of header and menu, and first of the footer, in their order.
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
    { href: '/films', label: 'Films' },
    { href: '/ratings', label: 'Ratings' },
    { href: '/archive', label: 'Archive' },
  ]
}

/** Links of the footer in groups: screens, legal pages, the admin area. */
export function footerGroups(categories: Parameters<typeof navigationOf>[0]): readonly (readonly NavigationLink[])[] {
  return [
    [...navigationOf(categories), SEARCH_LINK, { href: '/feed.xml', label: 'RSS' }],
    [
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/cookiepolicy', label: 'Cookie Policy' },
    ],
    [{ href: '/admin', label: 'Admin Panel' }],
  ]
}
