import { attribute, type HtmlElement, type HtmlNode, isElement, LEFT_OUT, lineOf } from './html-tree.ts'
import type { Piece } from './marked-writer.ts'

export const HEADINGS = new Set(['h1', 'h2', 'h3'])
export const SMALL_HEADINGS = new Set(['h4', 'h5', 'h6'])
export const EMPHASIS = new Set(['em', 'i', 'cite', 'dfn', 'var'])
export const STRONG = new Set(['strong', 'b'])
export const CODE = new Set(['code', 'kbd', 'samp', 'tt'])
/** Elements that change what their words say, such as struck words. */
export const CHANGES_MEANING = new Set(['del', 's', 'strike', 'sub', 'sup'])
export const FRAMES = new Set(['iframe', 'embed', 'video', 'audio', 'object'])
export const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'header',
  'hr',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
  ...HEADINGS,
  ...SMALL_HEADINGS,
  ...FRAMES,
  'img',
  'picture',
  'center',
])

/** Blocks that no item of a list can hold: the list ends before them and goes on below. */
export const PARTS_LISTS = new Set(['blockquote', 'details', 'figure', 'pre', 'table', ...FRAMES])

export function paragraphsOf(pieces: readonly Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]]
  let breaks = 0
  for (const piece of pieces) {
    const isBlank = piece.kind === 'text' && piece.text.trim() === ''
    if (piece.kind === 'break') breaks++
    else if (!isBlank) {
      if (breaks > 1) paragraphs.push([])
      breaks = 0
    }
    paragraphs.at(-1)!.push(piece)
  }
  return paragraphs.filter((paragraph) => paragraph.some(({ kind }) => kind !== 'break'))
}

export function withoutLinks(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (!('children' in piece)) return [piece]
    const children = withoutLinks(piece.children)
    return piece.kind === 'link' ? children : [{ ...piece, children }]
  })
}

export function fenced(code: string): string {
  if (code.trim() === '') return ''
  let longest = 2
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${code.replace(/^\n|\n$/g, '')}\n${fence}`
}

export function rawText(node: HtmlNode): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || (isElement(node) && (LEFT_OUT.has(node.tagName) || FRAMES.has(node.tagName))))
    return ''
  return isElement(node) && node.tagName === 'br' ? '\n' : node.childNodes.map(rawText).join('')
}

export function prefixed(mark: string, line: string): string {
  return line === '' ? '' : mark + line
}

export function isList({ tagName }: HtmlElement): boolean {
  return tagName === 'ul' || tagName === 'ol'
}

export function holdsBlock(element: HtmlElement): boolean {
  return element.childNodes.some((node) => isElement(node) && (BLOCKS.has(node.tagName) || holdsBlock(node)))
}

export function descendants(element: HtmlElement, tagName: string): HtmlElement[] {
  return element.childNodes.flatMap((node) => {
    if (!isElement(node)) return []
    return node.tagName === tagName ? [node] : descendants(node, tagName)
  })
}

/** The words of pieces, without their marks. */
export function wordsOf(pieces: readonly Piece[]): string {
  const words = (piece: Piece): string =>
    piece.kind === 'break' ? ' ' : 'text' in piece ? piece.text : piece.children.map(words).join('')
  return pieces.map(words).join('').replace(/\s+/g, ' ').trim()
}

export function linksIn(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'link') return [piece]
    return 'children' in piece ? linksIn(piece.children) : []
  })
}

/** Whether a figure shows pictures with at most one caption and nothing else. */
export function isPictureAlone(figure: HtmlElement, caption: HtmlElement | undefined): boolean {
  const others = figure.childNodes.filter((node) => node !== caption)
  return (
    descendants(figure, 'figcaption').length <= 1 &&
    descendants(figure, 'figure').length === 0 &&
    [...FRAMES].every((name) => descendants(figure, name).length === 0) &&
    (caption === undefined || caption.parentNode === figure) &&
    others.every((node) => !('value' in node ? node.value : isElement(node) ? lineOf(node) : '').trim())
  )
}

/** Whether a figure shows a part and its caption, and nothing else. */
export function isAlone(part: HtmlElement, figure: HtmlElement, caption: HtmlElement | undefined): boolean {
  const isOther = (node: HtmlNode): boolean => {
    if (node === part || node === caption) return false
    if (!isElement(node)) return 'value' in node && node.value.trim() !== ''
    return LEFT_OUT.has(node.tagName) || node.childNodes.length === 0 || node.childNodes.some(isOther)
  }
  return (
    !figure.childNodes.some(isOther) && (caption === undefined || !descendants(caption, part.tagName).includes(part))
  )
}

export function isFootnoteReference(element: HtmlElement): boolean {
  return (
    element.tagName === 'sup' &&
    attribute(element, 'class') === 'footnote-ref' &&
    /^\[\^\d{1,9}\]$/.test(lineOf(element))
  )
}

export function isFootnotes(element: HtmlElement): boolean {
  if (element.tagName !== 'section' || attribute(element, 'class') !== 'footnotes') return false
  const items = descendants(element, 'li')
  return items.length > 0 && items.every((item) => /^fn\d{1,9}$/.test(attribute(item, 'id')))
}

/** A box beside the text, as Ghost has it. */
export function isCallout(element: HtmlElement): boolean {
  return /(?:^|\s)kg-callout-card(?:\s|$)/.test(attribute(element, 'class'))
}

/** Takes the summary out of `<details>`, which covers the rest. */
export function takeSummary(details: HtmlElement): HtmlElement | undefined {
  const summary = details.childNodes.filter(isElement).find(({ tagName }) => tagName === 'summary')
  details.childNodes = details.childNodes.filter((node) => node !== summary)
  return summary
}

/** Heading and text of what Ghost folds; null for any other element. */
export function toggleParts(
  element: HtmlElement,
): { readonly title: HtmlElement; readonly content: HtmlElement } | null {
  if (!/(?:^|\s)kg-toggle-card(?:\s|$)/.test(attribute(element, 'class'))) return null
  const inside = element.childNodes.filter(isElement)
  const content = inside.find((child) => attribute(child, 'class').includes('kg-toggle-content'))
  const heading = inside.find((child) => attribute(child, 'class').includes('kg-toggle-heading'))
  return heading && content ? { title: heading, content } : null
}

/** Words that are covered: `[spoiler]` of WordPress, and what forums and other blogs write. */
export function isSpoiler(element: HtmlElement): boolean {
  return element.tagName === 'spoiler' || (element.tagName === 'span' && attribute(element, 'class') === 'spoiler')
}

export function holdsSpoiler(element: HtmlElement): boolean {
  return element.childNodes.some(isCovering)
}

/** Whether a node is a spoiler, or holds one. */
export function isCovering(node: HtmlNode): boolean {
  return isElement(node) && (isSpoiler(node) || node.tagName === 'details' || holdsSpoiler(node))
}

/** A text whose lines are covered one by one, since it cannot be a section of its own. */
export function coveredLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, mark = '', words = ''] = /^((?:- |\d+\. |## |> )*)(.*)$/.exec(line) ?? []
      if (words.trim() === '' || /^!\[.*\]\(import:\d+\)$/.test(words)) return line
      return `${mark}||${words.replaceAll('||', '').trim()}||`
    })
    .join('\n')
}

/** Whether a cell of a table holds more than a line, as in tables that part a page. */
export function holdsStructure(cell: HtmlElement): boolean {
  const parts = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'figure', 'table', 'details']
  return descendants(cell, 'p').length > 1 || parts.some((name) => descendants(cell, name).length > 0)
}

/** A link around blocks, such as a bookmark with title and description; one around pictures alone, or headings, is none. */
export function isLinkedCard(element: HtmlElement): boolean {
  return (
    element.tagName === 'a' &&
    /^[^#]/.test(attribute(element, 'href')) &&
    holdsBlock(element) &&
    lineOf(element) !== '' &&
    ![...HEADINGS].some((heading) => descendants(element, heading).length > 0)
  )
}
