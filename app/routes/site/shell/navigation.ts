import { type MenuLink, menuLinks, ownersHeader } from '#domain/menu/menu-links.ts'
import { MENU_SCREENS } from '#domain/menu/menu-screens.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import type { Site } from '../../../ui/site.ts'

/** Link texts of the three categories of the specification. */
const CATEGORY_LINKS: Readonly<Record<string, string>> = {
  'Horror Review': 'Reviews',
  'Horror List': 'Lists',
  'Horror Musings': 'Musings',
}
/** The most categories in the header; `/categories` has all. */
const CATEGORIES_MAX = 5

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

/**
 * With the owner's categories in their order, and others that count as reviews; those without posts get no link. Where several are
 * reviews, each has its name.
 */
export function specifiedHeader(categories: Site['categories']): MenuLink[] {
  const shown = categories.filter(({ posts }) => posts > 0)
  const areSeveral = shown.filter(({ isReview }) => isReview).length > 1
  const links = shown.slice(0, CATEGORIES_MAX).map(({ name, slug, isReview }) => ({
    href: termPath('category', slug),
    label: (isReview && areSeveral ? name : CATEGORY_LINKS[name]) ?? name,
  }))
  const { den, greetings, films, ratings, archive } = MENU_SCREENS
  return [den, greetings, ...links, films, ratings, archive]
}

export function specifiedFooter(categories: Site['categories']): MenuLink[] {
  return [...specifiedHeader(categories), SEARCH_LINK, MENU_SCREENS.rss]
}
