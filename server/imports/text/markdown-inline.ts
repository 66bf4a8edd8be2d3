import { collapsed, type HtmlNode, isElement, LEFT_OUT, parseHtml } from './html-tree.ts'
import { isLinkable } from './marked-writer.ts'

/** Addresses by the labels that links name, in small letters. */
export type LinkDefinitions = ReadonlyMap<string, string>

const DEFINITION = /^ {0,3}\[([^\]^][^\]]*)\]:\s*<?(\S+?)>?(?:\s+["'(].*)?\s*$/

/** A longer paragraph is shown as typed: the regular expressions take quadratic time. */
const PARAGRAPH_MAX = 20_000

export function linkDefinitions(lines: readonly string[]): LinkDefinitions {
  const definitions = new Map<string, string>()
  for (const line of lines) {
    const [, label, address] = (line.length < PARAGRAPH_MAX && DEFINITION.exec(line)) || []
    if (label && address) definitions.set(collapsed(label).toLowerCase(), address)
  }
  return definitions
}

/** The marks of Markdown within a paragraph as those of Den. Code and addresses stay as they are. */
export function inlineMarkdown(text: string, definitions: LinkDefinitions): { text: string; notes: string[] } {
  const notes: string[] = []
  if (text.length > PARAGRAPH_MAX) return { text, notes }
  const parts = text.split(/(`+[^`]*`+|https?:\/\/[^\s<>"]+)/)
  const written = parts.map((part, index) => (index % 2 === 1 ? part : withoutUnderscores(part))).join('')
  const linked = withLinks(withoutTags(written, notes), definitions, notes)
  return { text: linked.replace(/\\([_#>+\-.!(){}~"'$%&,/:;<=?@^])/g, '$1'), notes }
}

/** `_a_` and `__a__` at the edges of words. */
function withoutUnderscores(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}_\\])__(?=\S)([^_]+?(?:_[^_]+)*?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '**$1**')
    .replace(/(?<![\p{L}\p{N}_\\*])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '*$1*')
}

function withLinks(text: string, definitions: LinkDefinitions, notes: string[]): string {
  return text
    .replace(
      /`+[^`]*`+|(?<!!)\[([^\][]+)\](?: ?\[([^\]]*)\])?(?!\()/g,
      (whole, label: string | undefined, name: string | undefined) => {
        const address = label && definitions.get(collapsed(name || label).toLowerCase())
        return address ? `[${label}](${address})` : whole
      },
    )
    .replace(
      /(?<!!)\[([^\][]+)\]\(\s*<?([^\s()>]*(?:\([^\s()]*\)[^\s()>]*)*)>?(?:\s+["'(].*?["')])?\s*\)/g,
      (_, label: string, href: string) => {
        if (isLinkable(href)) return `[${label}](${href})`
        notes.push(`a link without a host or of another kind became text: ${href.slice(0, 80)}`)
        return label
      },
    )
}

/** Tags of HTML within a paragraph, by a real parser; characters that are written as entities come out as themselves. */
function withoutTags(text: string, notes: string[]): string {
  if (!/<\/?[a-z!]|&#?\w+;/i.test(text)) return text
  // An address in angle brackets is a link, and no tag.
  const html = text.replace(/<((?:https?|mailto):[^\s<>]+)>/gi, '$1')
  const read = (node: HtmlNode): string => {
    if ('value' in node) return node.value
    if (!isElement(node)) return ''
    if (LEFT_OUT.has(node.tagName)) {
      notes.push(`left out: ${node.tagName}`)
      return ''
    }
    if (node.tagName === 'br') return '\n'
    const inner = node.childNodes.map(read).join('')
    if (inner.trim() === '') return inner
    if (node.tagName === 'em' || node.tagName === 'i') return `*${inner}*`
    if (node.tagName === 'strong' || node.tagName === 'b') return `**${inner}**`
    const href = node.tagName === 'a' ? (node.attrs.find(({ name }) => name === 'href')?.value ?? '') : ''
    return href ? `[${inner}](${href})` : inner
  }
  return parseHtml(html).childNodes.map(read).join('')
}
