import { LinkReader } from './marked-link.ts'

/** A piece of a text. No node is empty, and none nests deeper than a dozen. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'emphasis' | 'strong' | 'spoiler'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }

/**
 * The marks of one paragraph or list item, whose lines are parted by `\n`; a pair may span its lines. Every character
 * that is not part of a pair, of a link or a backslash before a mark comes back as text. Takes time in proportion to the
 * length of the text, whatever is in it.
 */
export function parseInline(text: string): Inline[] {
  const scope = new Scope()
  const links = new LinkReader(text)
  let at = 0
  while (at < text.length) {
    const rest = nextMark(text, at)
    scope.add(text.slice(at, rest))
    at = rest < text.length ? readMark(text, rest, links, scope) : rest
  }
  return scope.end()
}

/** Reads what begins with a special character and says where it ends. */
function readMark(text: string, at: number, links: LinkReader, scope: Scope): number {
  if (text[at] === '\\') return readEscape(text, at, scope)
  if (text[at] === '[') return readLink(links, at, scope)
  const end = runEnd(text, at)
  const mark = text.slice(at, end)
  if (!isMark(mark)) scope.add(mark)
  else if (canClose(text, at, end) && scope.close(mark)) return end
  else if (canOpen(text, at, end)) scope.open(mark)
  else scope.add(mark)
  return end
}

function readEscape(text: string, backslash: number, scope: Scope): number {
  const end = escapedEnd(text, backslash)
  scope.add(text.slice(backslash + 1, end) || '\\')
  return end
}

function readLink(links: LinkReader, bracket: number, scope: Scope): number {
  const link = links.linkAt(bracket)
  if (link) scope.addNode({ kind: 'link', href: link.href, children: parseInline(link.text) })
  else scope.add('[')
  return link?.end ?? bracket + 1
}

function addNode(children: Inline[], node: Inline): void {
  if (node.kind === 'text') addText(children, node.text)
  else children.push(node)
}

function nextMark(text: string, from: number): number {
  SPECIAL.lastIndex = from
  return SPECIAL.test(text) ? SPECIAL.lastIndex - 1 : text.length
}

/** Where an escaped mark ends; one character on when the backslash escapes nothing. */
function escapedEnd(text: string, backslash: number): number {
  const at = backslash + 1
  if (text[at] === '[' || text[at] === ']') return at + 1
  if (text[at] === '*' || text.startsWith('||', at)) return runEnd(text, at)
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

/** A pair hugs what it marks: outside stand spaces or punctuation, inside neither a space nor the wrong bracket. */
function canOpen(text: string, start: number, end: number): boolean {
  const [before, after] = [characterBefore(text, start), characterAfter(text, end)]
  return isEdge(before) && INSIDE_OPENING.test(after) && !standsAlone(before, after)
}

function canClose(text: string, start: number, end: number): boolean {
  const [before, after] = [characterBefore(text, start), characterAfter(text, end)]
  return isEdge(after) && INSIDE_CLOSING.test(before) && !standsAlone(before, after)
}

function isEdge(character: string): boolean {
  return character === '' || EDGE.test(character)
}

/** A mark alone in quotation marks, such as "*", speaks of the character itself. */
function standsAlone(before: string, after: string): boolean {
  return QUOTATION_MARKS.has(before + after)
}

function characterAfter(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20)
}

function characterBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 2), at)
  return before.length === 2 && before.codePointAt(0)! > 0xffff ? before : before.slice(-1)
}

const SPECIAL = /[\\[*|]/g
// U+FE0F and U+20E3 end an emoji.
const EDGE = /[\s\p{P}\p{S}]|\ufe0f|\u20e3/u
const INSIDE_OPENING = /[^\s\p{Pe}]/u
const INSIDE_CLOSING = /[^\s\p{Ps}]/u
const QUOTATION_MARKS = new Set(['""', "''", '``', '//', '“”', '‘’', '„“', '‚‘', '«»', '»«', '‹›', '›‹'])

/** What is open while a text is read. One mark of each sort at most, so that nothing nests deeper than there are sorts. */
class Scope {
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

  /** False, and nothing done, when the mark has no partner, or only one outside a spoiler that is still open. */
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

  /** Makes an opening mark that found no partner the text that it is. */
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
