import type { MessageKey } from '../locales/locale.ts'

/** What an entry of the menu may lead to by name: screens that every blog has, with the words of their links. */
export const MENU_SCREENS = {
  den: { href: '/', label: 'Den' },
  greetings: { href: '/greetings', label: 'Greetings' },
  films: { href: '/films', label: 'Films' },
  directors: { href: '/directors', label: 'Directors' },
  authors: { href: '/authors', label: 'Authors' },
  categories: { href: '/categories', label: 'Categories' },
  ratings: { href: '/ratings', label: 'Ratings' },
  archive: { href: '/archive', label: 'Archive' },
  search: { href: '/search', label: 'Search' },
  limits: { href: '/limits', label: 'My limits' },
  subscribe: { href: '/subscribe', label: 'Subscribe' },
  rss: { href: '/feed.xml', label: 'RSS' },
  terms: { href: '/terms', label: 'Terms' },
  privacy: { href: '/privacy', label: 'Privacy' },
  'cookie-policy': { href: '/cookiepolicy', label: 'Cookie Policy' },
} as const

export type MenuScreen = keyof typeof MENU_SCREENS

/** The messages with the words of their links in other languages. */
export const SCREEN_MESSAGES = {
  den: 'shell.den',
  greetings: 'shell.greetings',
  films: 'shell.films',
  directors: 'shell.directors',
  authors: 'shell.authors',
  categories: 'shell.categories',
  ratings: 'shell.ratings',
  archive: 'shell.archive',
  search: 'shell.search',
  limits: 'shell.limits',
  subscribe: 'shell.subscribe',
  rss: 'shell.rss',
  terms: 'shell.terms',
  privacy: 'shell.privacy',
  'cookie-policy': 'shell.cookiePolicy',
} as const satisfies Readonly<Record<MenuScreen, MessageKey>>

/** They are in the header of every blog, first and under these words. */
export const FIXED_SCREENS = ['den', 'greetings'] as const satisfies readonly MenuScreen[]

export const HEADER_MAX = 12
export const FOOTER_MAX = 24
/** Characters. */
export const MENU_LABEL_MAX = 30
