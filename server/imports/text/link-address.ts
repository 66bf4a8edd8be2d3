import { ADDRESS_MAX_LENGTH, isValidAddress } from '#domain/text/marked-address.ts'

/** An address that is a link by itself, as a path is not. */
export function isBare(words: string, href: string): boolean {
  return words === href && !href.startsWith('/')
}

export function isLinkable(href: string): boolean {
  return href.length <= ADDRESS_MAX_LENGTH && /^(https?:\/\/|mailto:)/i.test(href) && isValidAddress(href)
}

/** As it stands between the parentheses of a link. */
export function linkAddress(href: string): string {
  return href.replace(
    /[\s<>"()\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}
