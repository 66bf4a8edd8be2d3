import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

const PART = /(?:word|secret|page|film)\d+x/g
/** Elements whose text is for programs. */
const FOR_PROGRAMS = ['script', 'style']
/** Attributes with words or addresses for readers. */
const ATTRIBUTES = 'href src data action poster cite value alt title placeholder label srcset'.split(' ')

/** The words and addresses that a browser finds in HTML, as `TreeSource` writes them. */
export function seenParts(html: string): string[] {
  const parts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('value' in node) parts.push(...partsIn(node.value))
    if (!('childNodes' in node)) return
    if ('attrs' in node)
      for (const { name, value } of node.attrs) if (ATTRIBUTES.includes(name)) parts.push(...partsIn(value))
    if ('tagName' in node && FOR_PROGRAMS.includes(node.tagName)) return
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) visit(child)
  }
  visit(parseFragment(html, { scriptingEnabled: false }))
  return [...new Set(parts)]
}

export function partsIn(text: string): string[] {
  return text.match(PART) ?? []
}
