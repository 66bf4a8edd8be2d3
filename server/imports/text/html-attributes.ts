import { pictureReference } from './html-addresses.ts'
import { FRAMES } from './html-elements.ts'
import { attribute, collapsed, type HtmlElement, type HtmlParent, isElement, LEFT_OUT, lineOf } from './html-tree.ts'
import { cutWords } from './left-out.ts'

/** What readers see only by pointing, or never: titles of elements, and the addresses that quotes name. */
export function* attributeNotes(parent: HtmlParent, isMarkdown = false): Generator<string> {
  const links = new Set<string>()
  const cited: string[] = []
  const left = [...parent.childNodes].reverse()
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isElement(node) || LEFT_OUT.has(node.tagName)) continue
    const { tagName } = node
    for (const child of node.childNodes.toReversed()) left.push(child)
    const cite = attribute(node, 'cite').trim()
    if (tagName === 'a') links.add(attribute(node, 'href').trim())
    if (/^(?:https?:)?\/\//i.test(cite)) cited.push(cite)
    const title = attribute(node, 'title').trim()
    // Those of frames are for programs that read pages aloud; those of pictures are captions in Markdown.
    const isNamed = FRAMES.has(tagName) || (tagName === 'img' && isMarkdown)
    if (title === '' || isNamed) continue
    const isKnown =
      tagName === 'img'
        ? [attribute(node, 'alt'), pictureReference(node).split('/').at(-1)!].some((name) => isAlike(name, title))
        : title === (tagName === 'a' ? lineOf(node) : wordsIn(node))
    if (!isKnown) yield `the title of ${tagName === 'a' ? 'a link' : tagName} was left out: "${cutWords(title)}"`
  }
  for (const address of new Set(cited))
    if (!links.has(address)) yield `left out: the address that a quote names: ${cutWords(address)}`
}

/** The words of an element that holds nothing else. */
function wordsIn({ childNodes: [first, ...others] }: HtmlElement): string {
  return first && 'value' in first && others.length === 0 ? collapsed(first.value).trim() : ''
}

/** WordPress names pictures by their files. */
function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name
      .replace(/(?:-\d{1,5}x\d{1,5})?\.\w{1,5}$/, '')
      .replace(/[-_\s]+/g, ' ')
      .trim()
      .toLowerCase(),
  )
  return first === second
}
