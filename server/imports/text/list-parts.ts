import { holdsBlock, isCallout, isList, isSpoiler, PARTS_LISTS, toggleParts } from './html-elements.ts'
import { type HtmlElement, type HtmlNode, isElement, LEFT_OUT } from './html-tree.ts'

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
    if (!isElement(item)) yield { kind: 'line', nodes: [item] }
    else if (isList(item)) yield* partsOfList(item, depth + 1)
    else yield* partsOfNodes(item.tagName === 'li' ? item.childNodes : [item], depth)
}

function* partsOfNodes(all: readonly HtmlNode[], depth: number): Generator<ListPart> {
  let nodes: HtmlNode[] = []
  for (const node of all) {
    const isBlock = isElement(node) && isPart(node)
    const isInner = isElement(node) && !isBlock && !isList(node) && holdsPart(node)
    if (!isElement(node) || (!isBlock && !isInner && !isList(node))) {
      nodes.push(node)
      continue
    }
    yield { kind: 'line', nodes }
    nodes = []
    if (isBlock) yield { kind: 'block', element: node }
    else if (isInner) yield* partsOfNodes(node.childNodes, depth)
    else yield* partsOfList(node, depth + 1)
  }
  yield { kind: 'line', nodes }
}

/** Whether a list or block is within, other than in a link, whose words stay together. */
function holdsPart(element: HtmlElement): boolean {
  return (
    element.tagName !== 'a' &&
    !LEFT_OUT.has(element.tagName) &&
    element.childNodes.some((node) => isElement(node) && (isList(node) || isPart(node) || holdsPart(node)))
  )
}

function isPart(element: HtmlElement): boolean {
  const isFolded = (isSpoiler(element) && holdsBlock(element)) || toggleParts(element) !== null
  return isFolded || isCallout(element) || PARTS_LISTS.has(element.tagName)
}
