import { bareAddress, bareAddressEnd } from './marked-address.ts'
import { CodeReader } from './marked-code.ts'
import { canClose, canOpen } from './marked-edges.ts'
import type { FootnoteNumbers } from './marked-footnotes.ts'
import { LinkReader } from './marked-link.ts'
import type { Inline } from './marked-tree.ts'

/**
 * The marks of one paragraph or list item, whose lines are parted by `\n`; a pair may span its lines. Everything but
 * marks, bare addresses and the backslashes that escape them comes back as text. Takes time in proportion to the length of the
 * text, for any text.
 * @param footnotes what `[^label]` may refer to
 */
export function parseInline(text: string, footnotes?: FootnoteNumbers): Inline[] {
  return new InlineReader(text, { footnotes }).read()
}

interface InlineContext {
  readonly footnotes?: FootnoteNumbers | undefined
  /** Set for the text of a link, which holds no link itself. */
  readonly isLinkText?: boolean
}

class InlineReader {
  readonly #text: string
  readonly #context: InlineContext
  readonly #marks = new MarkStack()
  readonly #links: LinkReader
  readonly #code: CodeReader

  constructor(text: string, context: InlineContext) {
    this.#text = text
    this.#context = context
    this.#links = new LinkReader(text)
    this.#code = new CodeReader(text)
  }

  read(): Inline[] {
    const text = this.#text
    let at = 0
    while (at < text.length) {
      const rest = nextMark(text, at)
      this.#marks.add(text.slice(at, rest))
      at = rest < text.length ? this.#readMark(rest) : rest
    }
    return this.#marks.end()
  }

  /** Reads what begins with a special character. @returns where it ends */
  #readMark(at: number): number {
    const [text, marks] = [this.#text, this.#marks]
    const character = text[at]
    if (character === '\\') return this.#readEscape(at)
    if (character === '[') return this.#readLink(at)
    if (character === '`') return this.#readCode(at)
    if (character === 'h' || character === 'H') return this.#readAddress(at)
    const end = runEnd(text, at)
    const mark = text.slice(at, end)
    if (!isMark(mark)) marks.add(mark)
    else if (canClose(text, at, end) && marks.close(mark)) return end
    else if (canOpen(text, at, end)) marks.open(mark)
    else marks.add(mark)
    return end
  }

  #readEscape(backslash: number): number {
    const end = escapedEnd(this.#text, backslash)
    this.#marks.add(this.#text.slice(backslash + 1, end) || '\\')
    return end
  }

  #readLink(bracket: number): number {
    const link = this.#links.linkAt(bracket)
    if (link) {
      const children = new InlineReader(link.text, { isLinkText: true }).read()
      this.#marks.addNode({ kind: 'link', href: link.href, children })
      return link.end
    }
    const reference = this.#context.footnotes?.referenceAt(this.#text, bracket)
    if (reference) this.#marks.addNode(reference.node)
    else this.#marks.add('[')
    return reference?.end ?? bracket + 1
  }

  #readCode(at: number): number {
    const end = runEnd(this.#text, at)
    const code = this.#code.spanAt(at, end)
    if (code) this.#marks.addNode({ kind: 'code', text: code.text })
    else this.#marks.add(this.#text.slice(at, end))
    return code?.end ?? end
  }

  #readAddress(at: number): number {
    const end = this.#context.isLinkText ? at : bareAddressEnd(this.#text, at)
    const characters = this.#text.slice(at, end)
    const href = end > at ? bareAddress(characters) : null
    if (href === null) {
      this.#marks.add(characters || this.#text[at]!)
      return Math.max(end, at + 1)
    }
    this.#marks.addNode({ kind: 'link', href, children: [{ kind: 'text', text: href }] })
    return at + href.length
  }
}

function addNode(children: Inline[], node: Inline): void {
  if (node.kind === 'text') addText(children, node.text)
  else children.push(node)
}

function nextMark(text: string, from: number): number {
  SPECIAL.lastIndex = from
  return SPECIAL.exec(text)?.index ?? text.length
}

/** The end of an escaped mark; the next character if the backslash escapes nothing. */
export function escapedEnd(text: string, backslash: number): number {
  const at = backslash + 1
  if (text[at] === '[' || text[at] === ']') return at + 1
  SCHEME.lastIndex = at
  if (SCHEME.test(text)) return SCHEME.lastIndex
  if (text[at] === '*' || text[at] === '`' || text.startsWith('||', at)) return runEnd(text, at)
  return at
}

function runEnd(text: string, start: number): number {
  let end = start + 1
  while (text[end] === text[start]) end++
  return end
}

type Mark = '*' | '**' | '***' | '||'

function isMark(run: string): run is Mark {
  return run === '*' || run === '**' || run === '***' || run === '||'
}

const SPECIAL = /[\\[*|`]|https?:\/\//gi
const SCHEME = /https?:\/\//iy
/** The stack of open marks while a text is read. Each mark is open once at most, which bounds the depth of the tree. */
class MarkStack {
  readonly #frames: { mark: Mark | ''; children: Inline[] }[] = [{ mark: '', children: [] }]

  add(text: string): void {
    addText(this.#top(), text)
  }

  addNode(node: Inline): void {
    this.#top().push(node)
  }

  open(mark: Mark): void {
    const earlier = this.#find(mark)
    if (earlier > 0 && mark === '||') {
      // The earlier of two spoiler marks stays: it hides more.
      this.add(mark)
      return
    }
    if (earlier > 0) this.#dissolve(earlier)
    this.#frames.push({ mark, children: [] })
  }

  /** False, without a change, when there is no opening mark, or only one outside a spoiler that is still open. */
  close(mark: Mark): boolean {
    const partner = this.#find(mark)
    if (partner < 0 || partner < this.#find('||')) return false
    while (this.#frames.length > partner + 1) this.#dissolve(this.#frames.length - 1)
    const children = this.#frames.pop()!.children
    this.addNode(marked(mark, children))
    return true
  }

  end(): Inline[] {
    while (this.#frames.length > 1) this.#dissolve(this.#frames.length - 1)
    return this.#top()
  }

  #top(): Inline[] {
    return this.#frames.at(-1)!.children
  }

  #find(mark: Mark): number {
    return this.#frames.findIndex((frame) => frame.mark === mark)
  }

  /** Turns an opening mark without a closing one into text. */
  #dissolve(index: number): void {
    const [frame] = this.#frames.splice(index, 1)
    const parent = this.#frames[index - 1]!.children
    addText(parent, frame!.mark)
    for (const child of frame!.children) addNode(parent, child)
  }
}

function marked(mark: Mark, children: Inline[]): Inline {
  if (mark === '||') return { kind: 'spoiler', children }
  if (mark === '*') return { kind: 'emphasis', children }
  if (mark === '**') return { kind: 'strong', children }
  return { kind: 'strong', children: [{ kind: 'emphasis', children }] }
}

function addText(children: Inline[], text: string): void {
  if (text === '') return
  const last = children.at(-1)
  if (last?.kind === 'text') last.text += text
  else children.push({ kind: 'text', text })
}
