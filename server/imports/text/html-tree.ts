import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { ImportError } from '../imported-post.ts'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode

const CHARACTERS_MAX = 3_000_000
const DEPTH_MAX = 300
const ELEMENTS_MAX = 100_000

/** Begins of code and of `</3`, which browsers take for comments: what follows would be lost. Word writes `<?xml:…>`. */
const NO_TAG = /<(?=\?(?!xml)|\/[^a-z\s>])/gi

/** The parser's work grows with the product of depth and size. @throws {ImportError} for a tree beyond the limits of both */
export function parseHtml(html: string): HtmlParent {
  refuseLong(html)
  let depth = 0
  let elements = 0
  const tree = parseFragment(html.replace(NO_TAG, '&lt;'), {
    // What stands in `<noscript>` is read as elements.
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush() {
        if (++depth > DEPTH_MAX) throw new ImportError(`Its HTML nests more than ${DEPTH_MAX} elements deep.`)
      },
      onItemPop() {
        depth--
      },
      createElement(...given) {
        if (++elements > ELEMENTS_MAX)
          throw new ImportError(`Its HTML has more than ${ELEMENTS_MAX.toLocaleString('en')} elements.`)
        return defaultTreeAdapter.createElement(...given)
      },
    },
  })
  drawnEmojiToText(tree)
  return tree
}

/** WordPress and others draw emoji as pictures of their own host, whose alternative text is the emoji. */
function drawnEmojiToText(parent: HtmlParent): void {
  parent.childNodes.forEach((node, index) => {
    if (!isElement(node)) return
    const isEmoji = node.tagName === 'img' && /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/.test(attribute(node, 'class'))
    if (isEmoji && attribute(node, 'alt') !== '')
      parent.childNodes[index] = defaultTreeAdapter.createTextNode(attribute(node, 'alt'))
    else drawnEmojiToText(node)
  })
}

/** @throws {ImportError} for HTML that is longer than any text */
export function refuseLong(html: string): void {
  if (html.length > CHARACTERS_MAX && lengthWithoutData(html) > CHARACTERS_MAX)
    throw new ImportError(`Its HTML has more than ${CHARACTERS_MAX.toLocaleString('en')} characters.`)
}

/** Length of a text without the data of pictures in it, in UTF-16 units. */
export function lengthWithoutData(text: string): number {
  return text.replace(/\bdata:[^\s)"'<>]+/g, '').length
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value ?? ''
}

export function lineOf(node: HtmlParent): string {
  const text = (child: HtmlNode): string => {
    if ('value' in child) return child.value
    if (!('childNodes' in child) || (isElement(child) && LEFT_OUT.has(child.tagName))) return ''
    return child.tagName === 'br' ? ' ' : child.childNodes.map(text).join('')
  }
  return collapsed(node.childNodes.map(text).join('')).trim()
}

export function collapsed(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ')
}

export const LEFT_OUT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'noembed',
  'noframes',
  'datalist',
  'template',
  'svg',
  'math',
  'applet',
  'canvas',
  'head',
  'title',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
  'frame',
  'frameset',
  'dialog',
])
