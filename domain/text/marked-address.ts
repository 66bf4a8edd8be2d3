import { isAfterEdge } from './marked-edges.ts'

export const ADDRESS_MAX_LENGTH = 2048

/** The end of what a bare address at `at` may contain; else `at`. After `](` none is bare, even if the link is invalid. */
export function bareAddressEnd(text: string, at: number): number {
  BARE_ADDRESS.lastIndex = at
  if (!isAfterEdge(text, at) || text.startsWith('](', at - 2)) return at
  return BARE_ADDRESS.test(text) ? BARE_ADDRESS.lastIndex : at
}

/** Punctuation at its end belongs to the sentence, and so does a closing parenthesis without an opening. Null if invalid. */
export function bareAddress(characters: string): string | null {
  let unopened = 0
  for (const character of characters) {
    if (character === '(') unopened--
    else if (character === ')') unopened++
  }
  let end = characters.length
  while (SENTENCE_PUNCTUATION.test(characters[end - 1]!) || (unopened > 0 && characters[end - 1] === ')')) {
    if (characters[--end] === ')') unopened--
  }
  const address = characters.slice(0, end)
  return address.length <= ADDRESS_MAX_LENGTH && isValidAddress(address) ? address : null
}

/** Only host and port can be invalid (WHATWG URL); the rest may hold unfinished links, each of which would be read to the end. */
export function isValidAddress(address: string): boolean {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(address) ?? []
  return origin === undefined ? /^mailto:[^/?#]|^\/(?!\/)/i.test(address) : URL.canParse(origin)
}

/** For a path, which leads to this blog. @param siteUrl without a slash at its end */
export function absoluteHref(href: string, siteUrl: string): string {
  return href.startsWith('/') ? siteUrl + href : href
}

// No mark is part of an address, so that `*https://…*` is one in emphasis. Nor is the punctuation of Chinese and Japanese, which no space
// follows: browsers copy it percent-encoded.
const BARE_ADDRESS =
  /https?:\/\/[^/?#\s<>"\\*|`[\]\p{Cc}。、，．：；！？（）「」『』【】〈〉《》〔〕｡､｢｣][^\s<>"\\*|`[\]\p{Cc}。、，．：；！？（）「」『』【】〈〉《》〔〕｡､｢｣]*/iuy
const SENTENCE_PUNCTUATION = /[.,:;!?'’”“…»‹›«]/
