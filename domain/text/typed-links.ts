import { bareAddress, bareAddressEnd } from './marked-address.ts'
import { textsOutsideCode } from './marked-blocks.ts'
import { CodeReader } from './marked-code.ts'
import { escapedEnd } from './marked-inline.ts'
import { LinkReader } from './marked-link.ts'

/** Where the address of a link is in a text. */
export interface TypedLink {
  readonly from: number
  readonly href: string
  /** Whether it stands alone, and so shows itself. */
  readonly isBare: boolean
}

/** The links of a text in their order, none of which is in code. Takes time in proportion to the length of the text. */
export function typedLinks(text: string): TypedLink[] {
  return textsOutsideCode(text).flatMap(({ from, part }) =>
    linksIn(part).map((link) => ({ ...link, from: from + link.from })),
  )
}

function linksIn(text: string): TypedLink[] {
  const [links, code] = [new LinkReader(text), new CodeReader(text)]
  const found: TypedLink[] = []
  let at = 0
  while (at < text.length) {
    SPECIAL.lastIndex = at
    const next = SPECIAL.exec(text)
    if (next === null) break
    at = next.index
    const [special] = next
    if (special === '\\') at = escapedEnd(text, at)
    else if (special === '[') {
      const link = links.linkAt(at)
      if (link) found.push({ from: link.end - 1 - link.href.length, href: link.href, isBare: false })
      at = link?.end ?? at + 1
    } else if (special[0] === '`') at = code.spanAt(at, at + special.length)?.end ?? at + special.length
    else {
      const end = bareAddressEnd(text, at)
      const href = end > at ? bareAddress(text.slice(at, end)) : null
      if (href !== null) found.push({ from: at, href, isBare: true })
      at = href === null ? Math.max(end, at + 1) : at + href.length
    }
  }
  return found
}

const SPECIAL = /[\\[]|`+|h(?=ttps?:)/gi
