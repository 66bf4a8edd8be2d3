import { holdsBlock, isList, isSpoiler, PARTS_LISTS } from './html-elements.ts'
import { type HtmlElement, type HtmlNode, isElement } from './html-tree.ts'

type ListPart =
  | { readonly kind: 'line'; readonly nodes: readonly HtmlNode[] }
  /** What no item can hold: the list ends before it and goes on below. */
  | { readonly kind: 'block'; readonly element: HtmlElement }
  /** A list within this one begins. */
  | { readonly kind: 'nested' }

/** The parts of a list and of the lists within it, in the order of the page. */
export function* partsOfList(list: HtmlElement, depth = 0): Generator<ListPart> {
  if (depth === 1) yield { kind: 'nested' }
  for (const item of list.childNodes)
    if (isElement(item)) yield* isList(item) ? partsOfList(item, depth + 1) : partsOfItem(item, depth)
}

function* partsOfItem(item: HtmlElement, depth: number): Generator<ListPart> {
  let nodes: HtmlNode[] = []
  for (const node of item.childNodes) {
    const isBlock = isElement(node) && (PARTS_LISTS.has(node.tagName) || (isSpoiler(node) && holdsBlock(node)))
    if (!isElement(node) || (!isBlock && !isList(node))) {
      nodes.push(node)
      continue
    }
    yield { kind: 'line', nodes }
    nodes = []
    if (isBlock) yield { kind: 'block', element: node }
    else yield* partsOfList(node, depth + 1)
  }
  yield { kind: 'line', nodes }
}
