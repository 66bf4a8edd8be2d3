import { ADDRESS_MAX_LENGTH, isValidAddress } from './marked-address.ts'

interface TypedLink {
  text: string
  href: string
  end: number
}

/** Parentheses are paired once for the whole text, so that the time for many unfinished links stays linear. */
export class LinkReader {
  readonly #text: string
  #closing: ReadonlyMap<number, number> | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** Null for no text, a line break or unescaped bracket in it, or an address that is neither http, https, mailto nor a path. Parentheses may nest. */
  linkAt(bracket: number): TypedLink | null {
    const textEnd = linkTextEnd(this.#text, bracket + 1)
    if (!this.#text.startsWith('](', textEnd)) return null
    const href = this.#addressIn(textEnd + 1)
    const text = this.#text.slice(bracket + 1, textEnd)
    // A picture of this blog that does not stand alone shows as typed.
    const isPicture = this.#text[bracket - 1] === '!' && href?.startsWith('/media/')
    if (href === null || isPicture || text.trim() === '') return null
    return { text, href, end: textEnd + 2 + href.length + 1 }
  }

  /** The address between a parenthesis and its closing one; null when there is none, or the address is invalid. */
  #addressIn(parenthesis: number): string | null {
    const start = parenthesis + 1
    BEGINNING.lastIndex = start
    if (!BEGINNING.test(this.#text)) return null
    this.#closing ??= closingParentheses(this.#text)
    const end = this.#closing.get(parenthesis)
    if (end === undefined || end - start > ADDRESS_MAX_LENGTH) return null
    const address = this.#text.slice(start, end)
    return isValidAddress(address) ? address : null
  }
}

function linkTextEnd(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const character = text[at]
    if (character === '[' || character === ']' || character === '\n') break
    at += character === '\\' && (text[at + 1] === '[' || text[at + 1] === ']') ? 2 : 1
  }
  return at
}

/** For each opening parenthesis the one that closes it, where nothing between them ends an address. */
function closingParentheses(text: string): Map<number, number> {
  const closing = new Map<number, number>()
  let open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '(') open.push(at)
    else if (character === ')' && open.length > 0) closing.set(open.pop()!, at)
    else if (open.length > 0 && ENDS_ADDRESS.test(character)) open = []
  }
  return closing
}

/** Two slashes would begin a host. */
const BEGINNING = /https?:\/\/[^/?#)]|mailto:[^/?#)]|\/(?!\/)/iy
const ENDS_ADDRESS = /[\s<>"\\\p{Cc}]/u
