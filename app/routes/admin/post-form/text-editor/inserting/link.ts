import { bareAddress, bareAddressEnd } from '#domain/text/marked-address.ts'
import { LinkReader } from '#domain/text/marked-link.ts'
import { type Edit, type Selected, withoutOuterSpace } from '../commands.ts'

/** What a new link replaces in a text, or a link that is there: its words and its address. */
interface LinkPlace {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly address: string
}

/** The link around the selection; else the selection as its words. */
export function linkAt(selected: Selected): LinkPlace {
  const { text, start, end } = withoutOuterSpace(selected)
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd)
  for (const { 0: typed, 1: words = '', 2: address = '', index } of line.matchAll(LINK)) {
    const from = lineStart + index
    const to = from + typed.length
    if (from <= start && end <= to) return { from, to, words, address }
  }
  return { from: start, to: end, words: text.slice(start, end), address: '' }
}

/** A selected address alone, in front of which its words are typed; null for any other selection. */
export function addressEdit(selected: Selected): Edit | null {
  const { text, start, end } = withoutOuterSpace(selected)
  const address = text.slice(start, end)
  if (!/^https?:\/\/\S+$/.test(address) || text.startsWith('](', start - 2)) return null
  return { from: start, to: end, insert: `[](${address})`, start: start + 1, end: start + 1 }
}

/** @param address empty to remove the link. @param title words for a link that has none */
export function linkEdit({ from, to, words, address: former }: LinkPlace, address: string, title = ''): Edit {
  const insert = linked(former ? words : escaped(words), address, escaped(title))
  return { from, to, insert, start: from + insert.length, end: from + insert.length }
}

/** The address that is typed, with the scheme that it lacks; null for words. A path is one of this site. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(?:https?:\/\/|mailto:)/i.test(text)) return usable(text)
  if (/^[^\s@/]+@[\w-]+(?:\.[\w-]+)+$/.test(text)) return usable(`mailto:${text}`)
  if (/^\/[^/\s]\S*$/.test(text)) return usable(text)
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(text) ? usable(`https://${text}`) : null
}

function linked(words: string, address: string, title: string): string {
  if (address === '') return words
  if (words || title) return `[${words || title}](${address})`
  const isBare = bareAddressEnd(address, 0) === address.length && bareAddress(address) === address
  return isBare ? address : `[${address.replace(/^mailto:/i, '')}](${address})`
}

/** An address as it can stand between the parentheses of a link; null where it cannot. */
function usable(address: string): string | null {
  const encoded = address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
  return [address, encoded].find((each) => new LinkReader(`[a](${each})`).linkAt(0)?.href === each) ?? null
}

/** The words of a link are on one line, and hold no bracket that a backslash does not part from it. */
function escaped(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ').replace(/\\?[[\]]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`))
}

const LINK = /(?<!!)\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g
