import { ImportError } from '../../imported-post.ts'
import { isFields } from '../fields.ts'

interface PublicText {
  readonly text: string
  readonly isGated: boolean
}

const BEGIN = '<!--kg-gated-block:begin'
/** Elements of HTML have the same limit. */
const NODES_MAX = 100_000
const END = '<!--kg-gated-block:end-->'

/** HTML without blocks that not all readers may see: Ghost stores them in the HTML, and removes them when it serves a page. */
export function publicHtml(html: string): PublicText {
  const [before = '', ...blocks] = html.split(BEGIN)
  const texts = blocks.map((block) => {
    const head = block.indexOf('-->')
    const end = block.indexOf(END)
    const after = end < 0 ? '' : block.slice(end + END.length)
    const isPublic = head >= 0 && /\bnonMember:\s*true\b/.test(block.slice(0, head))
    if (!isPublic) return { text: after, isGated: true }
    return { text: end < 0 ? block.slice(head + 3) : block.slice(head + 3, end) + after, isGated: false }
  })
  return { text: before + texts.map(({ text }) => text).join(''), isGated: texts.some(({ isGated }) => isGated) }
}

/** A Lexical document without such nodes. @throws {ImportError} for text that is no JSON, or has too many nodes */
export function publicLexical(lexical: string): PublicText {
  let nodes = 0
  const opening = /[{[]/g
  while (opening.test(lexical))
    if (++nodes > NODES_MAX) throw new ImportError(`Its text has more than ${NODES_MAX.toLocaleString('en')} parts.`)
  let isGated = false
  try {
    const tree: unknown = JSON.parse(lexical, (_, node: unknown) => {
      if (!isGatedNode(node)) return node
      isGated = true
      return null
    })
    return isGated ? { text: JSON.stringify(tree), isGated } : { text: lexical, isGated }
  } catch {
    // The parser may also run out of stack.
    throw new ImportError('Its text is no Lexical that can be read.')
  }
}

function isGatedNode(node: unknown): boolean {
  if (!isFields(node) || !isFields(node.visibility)) return false
  const { web, showOnWeb } = node.visibility
  return showOnWeb === false || (isFields(web) && web.nonMember === false)
}
