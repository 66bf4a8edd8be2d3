import type { Locale } from '#domain/locales/locale.ts'
import { type MenuLink, menuLinks, ownersHeader } from '#domain/menu/menu-links.ts'
import { MENU_SCREENS, type MenuScreen, SCREEN_MESSAGES } from '#domain/menu/menu-screens.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import { termPath } from '#domain/posts/terms/term.ts'
import type { Site } from '../../../ui/site.ts'

/** Link texts of the three categories of the specification. */
const CATEGORY_LINKS = new Map([
  ['Horror Review', 'shell.reviews'],
  ['Horror List', 'shell.lists'],
  ['Horror Musings', 'shell.musings'],
] as const)
/** The most categories in the header; `/categories` has all. */
const CATEGORIES_MAX = 5

type Say = Locale['t']
type Linked = Pick<Site, 'menu' | 'categories' | 'siteUrl'>

export function screenLink(screen: MenuScreen, t: Say): MenuLink {
  return { href: MENU_SCREENS[screen].href, label: t(SCREEN_MESSAGES[screen]) }
}

/** The links of header and phone menu in their order. */
export function navigationOf({ menu, categories, siteUrl }: Linked, t: Say): MenuLink[] {
  return menu?.header ? ownersHeader(menu.header, siteUrl, t) : specifiedHeader(categories, t)
}

/** The groups of links in the footer: the owner's, legal pages, the admin area. */
export function footerGroups({ menu, categories, siteUrl }: Linked, t: Say): MenuLink[][] {
  const first = menu?.footer ? menuLinks(menu.footer, siteUrl, t) : specifiedFooter(categories, t)
  const legal = (['terms', 'privacy', 'cookie-policy'] as const).map((screen) => screenLink(screen, t))
  return [first, legal, [{ href: '/admin', label: t('shell.admin') }]].filter(({ length }) => length > 0)
}

/**
 * With the owner's categories in their order, and others that count as reviews; those without posts get no link. Where several are
 * reviews, each has its name.
 */
export function specifiedHeader(categories: Site['categories'], t: Say): MenuLink[] {
  const shown = categories.filter(({ posts }) => posts > 0)
  const areSeveral = shown.filter(({ isReview }) => isReview).length > 1
  const links = shown.slice(0, CATEGORIES_MAX).map(({ name, slug, isReview }) => ({
    href: termPath('category', slug),
    label: isReview && areSeveral ? categoryName({ t }, name) : shortName(name, t),
  }))
  const screens = (names: readonly MenuScreen[]) => names.map((screen) => screenLink(screen, t))
  return [...screens(['den', 'greetings']), ...links, ...screens(['films', 'ratings', 'archive'])]
}

export function specifiedFooter(categories: Site['categories'], t: Say): MenuLink[] {
  return [...specifiedHeader(categories, t), screenLink('search', t), screenLink('rss', t)]
}

function shortName(name: string, t: Say): string {
  const key = (CATEGORY_LINKS as ReadonlyMap<string, 'shell.reviews' | 'shell.lists' | 'shell.musings'>).get(name)
  return key === undefined ? name : t(key)
}
