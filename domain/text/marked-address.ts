import { isAfterEdge } from './marked-edges.ts'

export const ADDRESS_MAX_LENGTH = 2048

/**
 * The end of the characters that an address may contain, if a bare http or https address begins at `at`; else `at`. An address
 * after `](` is not bare, even if its link is escaped or invalid.
 */
export function bareAddressEnd(text: string, at: number): number {
  BARE_ADDRESS.lastIndex = at
  if (!isAfterEdge(text, at) || text.startsWith('](', at - 2)) return at
  return BARE_ADDRESS.test(text) ? BARE_ADDRESS.lastIndex : at
}

/**
 * The address among the characters that {@link bareAddressEnd} found: punctuation at its end belongs to the sentence, and
 * so does a closing parenthesis without an opening one in the address. Null when the address is invalid.
 */
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

/**
 * Only the host and port of an address can be invalid (WHATWG URL), so the rest is not parsed: it may hold further unfinished
 * links, each of which would be parsed to the end again.
 */
export function isValidAddress(address: string): boolean {
  const [origin] = /^https?:\/\/[^/?#]+/i.exec(address) ?? []
  return origin === undefined ? /^mailto:[^/?#]/i.test(address) : URL.canParse(origin)
}

// No mark is part of an address, so that `*https://…*` is one in emphasis. Nor is the punctuation of Chinese and Japanese, which no space
// follows: browsers copy it percent-encoded.
const BARE_ADDRESS =
  /https?:\/\/[^/?#\s<>"\\*|`[\]\p{Cc}。、，．：；！？（）「」『』【】〈〉《》〔〕｡､｢｣][^\s<>"\\*|`[\]\p{Cc}。、，．：；！？（）「」『』【】〈〉《》〔〕｡､｢｣]*/iuy
const SENTENCE_PUNCTUATION = /[.,:;!?'’”“…»‹›«]/
