import type { Locale } from '../locales/locale.ts'
import type { MenuEntry } from './menu.ts'
import { FIXED_SCREENS, MENU_SCREENS, type MenuScreen, SCREEN_MESSAGES } from './menu-screens.ts'

export interface MenuLink {
  readonly href: string
  readonly label: string
  /** Of links to other sites. */
  readonly rel?: 'noopener'
}

/** Width of the links beside the name of the blog, and of each link beside its letters, in pixels, as `shell.css` has them. */
const HEADER_WIDTH = 545
const LINK_PADDING = 14
/** Of a wide small letter, and of a letter as wide as high. */
const LETTER = 8
const WIDE_LETTER = 15

/** The links of the owner's header: after those that every blog has. */
export function ownersHeader(entries: readonly MenuEntry[], siteUrl: string, t: Locale['t']): MenuLink[] {
  const fixed = FIXED_SCREENS.map((name) => ({ href: MENU_SCREENS[name].href, label: t(SCREEN_MESSAGES[name]) }))
  const others = entries.filter((entry) => !isFixedEntry(entry))
  return [...fixed, ...menuLinks(others, siteUrl, t)]
}

/** Whether an entry leads where the header leads anyway. */
export function isFixedEntry(entry: MenuEntry): boolean {
  return fixedScreen(entry) !== undefined
}

function fixedScreen({ screen, href }: MenuEntry): (typeof FIXED_SCREENS)[number] | undefined {
  return FIXED_SCREENS.find((name) => screen === name || href === MENU_SCREENS[name].href)
}

/** The words of a new entry: fixed ones are stored in English, and shown in the language of the blog. */
export function screenLabel(screen: MenuScreen, t: Locale['t']): string {
  return isFixedEntry({ label: '', screen }) ? MENU_SCREENS[screen].label : t(SCREEN_MESSAGES[screen])
}

/** A link as an entry that an owner could have made. */
export function menuEntry({ href, label }: MenuLink): MenuEntry {
  const screens = Object.keys(MENU_SCREENS) as MenuScreen[]
  const screen = screens.find((name) => MENU_SCREENS[name].href === href)
  if (!screen) return { label, href }
  return { label: isFixedEntry({ label, screen }) ? MENU_SCREENS[screen].label : label, screen }
}

export function menuLinks(entries: readonly MenuEntry[], siteUrl: string, t: Locale['t']): MenuLink[] {
  return entries.map((entry) => {
    const { screen, href = '' } = entry
    const fixed = fixedScreen(entry)
    const label = fixed ? t(SCREEN_MESSAGES[fixed]) : entry.label
    if (screen) return { href: MENU_SCREENS[screen].href, label }
    const path = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : ''
    // Two slashes would begin the name of another host.
    const address = /^\/(?![/\\])/.test(path) ? path : href
    return /^https:/i.test(address) ? { href: address, label, rel: 'noopener' } : { href: address, label }
  })
}

/** The first links, as many as the bar has room for, whichever font a system has; the others are in the menu alone. */
export function linksInBar(links: readonly MenuLink[]): MenuLink[] {
  let width = 0
  return links.filter(({ label }) => {
    width += LINK_PADDING + widthOf(label)
    return width <= HEADER_WIDTH
  })
}

function widthOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter >= '\u1100' ? WIDE_LETTER : LETTER), 0)
}

/** Whether a link leads to the page with that path, percent-encoded as browsers send it. */
export function isCurrent({ href }: MenuLink, pathname: string): boolean {
  if (href === pathname) return true
  if (!href.startsWith('/')) return false
  const { pathname: path, search } = new URL(href, 'https://den.invalid')
  return path + search === pathname
}
