import type { Locale } from '#domain/locales/locale.ts'
import type { Menu, MenuEntry } from '#domain/menu/menu.ts'
import { isFixedEntry, menuEntry } from '#domain/menu/menu-links.ts'
import type { Site } from '../../../../ui/site.ts'
import { specifiedFooter, specifiedHeader } from '../../../site/shell/navigation.ts'
import { isSame } from '../../shell/json-equality.ts'

/** The entries of both lists as the form shows them; those that every header begins with are no rows. */
export interface ShownMenu {
  readonly header: readonly MenuEntry[]
  readonly footer: readonly MenuEntry[]
}

export function specifiedMenu(categories: Site['categories'], t: Locale['t']): ShownMenu {
  const header = specifiedHeader(categories, t).map(menuEntry)
  return {
    header: header.filter((entry) => !isFixedEntry(entry)),
    footer: specifiedFooter(categories, t).map(menuEntry),
  }
}

export function shownMenu(menu: Menu, specified: ShownMenu): ShownMenu {
  return {
    header: menu?.header?.filter((entry) => !isFixedEntry(entry)) ?? specified.header,
    footer: menu?.footer ?? specified.footer,
  }
}

/** The setting of what is shown: null for the specified entries, so that they follow the categories of later posts. */
export function menuSetting(shown: ShownMenu, specified: ShownMenu): Menu {
  const header = isSame(shown.header, specified.header) ? null : [...shown.header]
  const footer = isSame(shown.footer, specified.footer) ? null : [...shown.footer]
  return header || footer ? { header, footer } : null
}

/** Whether JSON from storage can be shown as a menu. */
export function isMenuLike(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { header, footer } = value as Record<string, unknown>
  return [header, footer].every(
    (list) => list === null || (Array.isArray(list) && list.every((entry) => typeof entry?.label === 'string')),
  )
}
