import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, collapsed, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'

/** Characters of words that a note names, and the number of addresses. */
const WORDS_MAX = 300
const ADDRESSES_MAX = 100
/** Elements without words for readers. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'link', 'meta', 'base'])
const CHOICES: ReadonlySet<string> = new Set(['select', 'datalist'])
const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'data-src',
  'data',
  'action',
  'formaction',
  'poster',
  'cite',
])
const LABELS: ReadonlySet<string> = new Set(['alt', 'title', 'placeholder', 'label', 'summary'])

/** Words and addresses of an element, also those in attributes. */
interface Parts {
  readonly words: string
  readonly addresses: readonly string[]
}

/** What is said of an element that no post can show: its name, words and addresses. Nothing, if it needs words and has none. */
export function leftOutNotes(element: HtmlElement): string[] {
  const { tagName } = element
  const isChoice = CHOICES.has(tagName)
  const { words, addresses } = partsOf([element], isChoice ? undefined : CHOICES)
  const isSaid = UNREAD.has(tagName) || words !== '' || addresses.length > 0
  const silent = tagName === 'noscript' || tagName === 'button' ? [] : [`left out: ${tagName}`]
  return [
    ...(isSaid
      ? notesOf(`left out: ${tagName}`, tagName, { words: UNREAD.has(tagName) ? '' : words, addresses })
      : silent),
    // Lists to choose from may be long, and would take the place of other words.
    ...(isChoice ? [] : choicesIn(element).flatMap(leftOutNotes)),
  ]
}

function choicesIn(element: HtmlElement): HtmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (!isElement(child)) return []
    return CHOICES.has(child.tagName) ? [child] : choicesIn(child)
  })
}

function childrenOf(element: HtmlElement | DefaultTreeAdapterTypes.Template): readonly HtmlNode[] {
  return 'content' in element ? element.content.childNodes : element.childNodes
}

/** Words that a note of an element would name. */
export function namedWords(element: HtmlElement): string {
  return partsOf([element], CHOICES).words
}

/** What is said of words and addresses that stand in for a film, a player or the like. @param known addresses that are kept */
export function standInNotes(name: string, nodes: readonly HtmlNode[], known: ReadonlySet<string>): string[] {
  const { words, addresses } = partsOf(nodes)
  const others = addresses.filter((address) => !known.has(address))
  const isAddress = known.has(words)
  if (isAddress && others.length === 0) return []
  return notesOf(null, name, { words: isAddress ? '' : words, addresses: others })
}

function notesOf(head: string | null, name: string, { words, addresses }: Parts): string[] {
  const said = words && `${head ?? `left out: what stands in for ${name}:`} "${cutWords(words)}"`
  return [
    ...(said ? [said] : head !== null && addresses.length === 0 ? [head] : []),
    ...addresses.slice(0, ADDRESSES_MAX).map((address) => `left out: an address of ${name}: ${cutWords(address)}`),
    ...(addresses.length > ADDRESSES_MAX
      ? [`left out: ${(addresses.length - ADDRESSES_MAX).toLocaleString('en')} more addresses of ${name}`]
      : []),
  ]
}

/** Words as a note names them. */
export function cutWords(words: string): string {
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).toWellFormed()}…` : words
}

function partsOf(nodes: readonly HtmlNode[], passedOver: ReadonlySet<string> = new Set()): Parts {
  const words: string[] = []
  const addresses = new Set<string>()
  const left = [...nodes].reverse()
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node) words.push(node.value)
    if (!isElement(node)) continue
    words.push(' ', ...labelsOf(node), ' ')
    for (const { name, value } of node.attrs) if (ADDRESSES.has(name) && isNamed(value)) addresses.add(value.trim())
    const [listed = ''] = attribute(node, 'srcset').trim().split(/[\s,]/, 1)
    if (isNamed(listed)) addresses.add(listed)
    if (node.tagName === 'param' && /^(?:https?:)?\/\//i.test(attribute(node, 'value')))
      addresses.add(attribute(node, 'value').trim())
    if (!UNREAD.has(node.tagName) && !passedOver.has(node.tagName))
      for (const child of childrenOf(node).toReversed()) left.push(child)
  }
  return { words: collapsed(words.join('')).trim(), addresses: [...addresses] }
}

function labelsOf(element: HtmlElement): string[] {
  const isField = element.tagName === 'input' && attribute(element, 'type') !== 'hidden'
  return element.attrs
    .filter(({ name }) => LABELS.has(name) || (isField && name === 'value'))
    .map(({ value }) => `${value} `)
}

function isNamed(address: string): boolean {
  return !/^\s*(?:#|data:|javascript:|about:|$)/i.test(address)
}
