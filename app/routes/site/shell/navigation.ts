import { type MenuLink, menuLinks, ownersHeader } from '#domain/menu/menu-links.ts'
import { MENU_SCREENS } from '#domain/menu/menu-screens.ts'
import { CATEGORIES } from '#domain/posts/post.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import type { Site } from '../../../ui/site.ts'

/** Link texts of the three categories of the post form. */
const CATEGORY_LINKS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  'Horror Review': 'Reviews',
  'Horror List': 'Lists',
  'Horror Musings': 'Musings',
}

export const SEARCH_LINK: MenuLink = MENU_SCREENS.search

/** The links of header and phone menu in their order. */
export function navigationOf({ menu, categories, siteUrl }: Pick<Site, 'menu' | 'categories' | 'siteUrl'>): MenuLink[] {
  return menu?.header ? ownersHeader(menu.header, siteUrl) : specifiedHeader(categories)
}

/** The groups of links in the footer: the owner's, legal pages, the admin area. */
export function footerGroups({ menu, categories, siteUrl }: Parameters<typeof navigationOf>[0]): MenuLink[][] {
  const first = menu?.footer ? menuLinks(menu.footer, siteUrl) : specifiedFooter(categories)
  const legal = [MENU_SCREENS.terms, MENU_SCREENS.privacy, MENU_SCREENS['cookie-policy']]
  return [first, legal, [{ href: '/admin', label: 'Admin Panel' }]].filter(({ length }) => length > 0)
}

/** @param categories those with posts; others get no link */
export function specifiedHeader(categories: Site['categories']): MenuLink[] {
  const links = CATEGORIES.flatMap((name) => {
    const category = categories.find(({ label }) => label === name)
    return category ? [{ href: termPath('category', category.slug), label: CATEGORY_LINKS[name] }] : []
  })
  const { den, greetings, films, ratings, archive } = MENU_SCREENS
  return [den, greetings, ...links, films, ratings, archive]
}

export function specifiedFooter(categories: Site['categories']): MenuLink[] {
  return [...specifiedHeader(categories), SEARCH_LINK, MENU_SCREENS.rss]
}
