import { type Inline, parseInline } from './marked-inline.ts'

export type { Inline } from './marked-inline.ts'

/**
 * A paragraph keeps its lines, in which no text holds a break; an ordered list counts up from `start`, which only it has.
 * Verbatim is what is left of a text that has more pieces than are read: shown as typed, lines and marks included.
 */
export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; start?: number; items: Inline[][] }
  | { kind: 'verbatim'; text: string }

/**
 * Limit of lines and mark characters that are parsed in the texts of one page: 5,000 paragraphs. Each becomes one or
 * two elements, and rendering them blocks the event loop.
 */
export const PIECES_MAX = 10_000

/** The blocks of each text of one page, which share {@link PIECES_MAX}. */
export function parseMarkedTexts(texts: readonly string[]): Block[][] {
  let left = PIECES_MAX
  return texts.map((text) => {
    const { end, pieces } = readablePart(text, left)
    left -= pieces
    const blocks = readBlocks(text.slice(0, end))
    if (end < text.length) blocks.push({ kind: 'verbatim', text: text.slice(end) })
    return blocks
  })
}

/**
 * The blocks of a section text or a text of the settings. Blank lines part paragraphs. Two lines or more that begin with
 * `- `, or with numbers that count up by one (`1. `, `2. `, …), make a list; a lone one, and a countdown, stay as typed.
 * Never fails: whatever is not unmistakably a mark is text.
 */
export function parseMarkedText(text: string): Block[] {
  return parseMarkedTexts([text])[0]!
}

function readBlocks(text: string): Block[] {
  const lines = text.split(/\r\n|\r|\n/)
  const blocks: Block[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push(paragraphOf(paragraph))
    paragraph = []
  }

  let at = 0
  while (at < lines.length) {
    const list = listAt(lines, at)
    if (list) {
      endParagraph()
      blocks.push(list)
      at += list.items.length
      continue
    }
    const line = lines[at++]!
    if (line.trim() === '') endParagraph()
    else paragraph.push(line)
  }
  endParagraph()
  return blocks
}

/**
 * The text without its marks, for descriptions, feeds and mail: an empty line between blocks, a line for each line and
 * list item. What a spoiler hides is one `…` when dropped.
 */
export function plainText(text: string, { spoilers }: { spoilers: 'drop' | 'keep' }): string {
  const written = (line: Inline[]): string =>
    line
      .map((node) => {
        if (node.kind === 'text') return node.text
        return node.kind === 'spoiler' && spoilers === 'drop' ? '…' : written(node.children)
      })
      .join('')

  return parseMarkedText(text)
    .map((block) => {
      // What it would hide is not known.
      if (block.kind === 'verbatim') return spoilers === 'drop' ? '…' : block.text
      if (block.kind === 'paragraph') return block.lines.map(written).join('\n')
      const { start, items } = block
      return items.map((item, index) => (start === undefined ? '' : `${start + index}. `) + written(item)).join('\n')
    })
    .join('\n\n')
}

/** Whether any of the text is set in italics. */
export function hasEmphasis(blocks: readonly Block[]): boolean {
  const inLine = (line: Inline[]): boolean =>
    line.some((node) => node.kind === 'emphasis' || (node.kind !== 'text' && inLine(node.children)))
  return blocks.some((block) => linesOf(block).some(inLine))
}

function linesOf(block: Block): Inline[][] {
  if (block.kind === 'verbatim') return []
  return block.kind === 'paragraph' ? block.lines : block.items
}

/** How much of a text is read, in whole lines, and how many pieces it has. */
function readablePart(text: string, limit: number): { end: number; pieces: number } {
  const piece = /\r\n?|[\n\\[*|]/g
  let pieces = 0
  let lineStart = 0
  let piecesBefore = 0
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    if (pieces === limit) return { end: lineStart, pieces: piecesBefore }
    pieces++
    if (found[0] !== '\n' && found[0][0] !== '\r') continue
    lineStart = piece.lastIndex
    piecesBefore = pieces
  }
  return { end: text.length, pieces }
}

function listAt(lines: string[], from: number): (Block & { kind: 'list' }) | null {
  const first = listLine(lines[from])
  if (!first) return null
  const items = [first.item]
  for (let next = listLine(lines[from + items.length]); next; next = listLine(lines[from + items.length])) {
    const expected = first.number === null ? null : first.number + items.length
    if (next.number !== expected) break
    items.push(next.item)
  }
  if (items.length < 2) return null
  const parsed = items.map(parseInline)
  return first.number === null
    ? { kind: 'list', ordered: false, items: parsed }
    : { kind: 'list', ordered: true, start: first.number, items: parsed }
}

/** Up to nine digits: a browser counts no further than 2,147,483,647. */
function listLine(line: string | undefined): { number: number | null; item: string } | null {
  const [, digits, item] = /^(?:-|(0|[1-9][0-9]{0,8})\.) +(\S.*)$/su.exec(line ?? '') ?? []
  if (item === undefined) return null
  return { number: digits === undefined ? null : Number(digits), item }
}

function paragraphOf(lines: string[]): Block {
  return { kind: 'paragraph', lines: splitLines(parseInline(lines.map(unescapedListMark).join('\n'))) }
}

/** `\- x` and `1\. x` show the mark: they would be list lines without the backslash. */
function unescapedListMark(line: string): string {
  const plain = line.replace(/^\\-|^([0-9]+)\\\./, (mark) => mark.replace('\\', ''))
  return listLine(plain) ? plain : line
}

/** A pair that spans lines becomes one pair on each. Since pairs hug what they mark, none is empty there. */
function splitLines(nodes: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const node of nodes) {
    const parts =
      node.kind === 'text'
        ? textLines(node.text)
        : splitLines(node.children).map((children): Inline[] => [{ ...node, children }])
    parts.forEach((part, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)!.push(...part)
    })
  }
  return lines
}

function textLines(text: string): Inline[][] {
  return text.split('\n').map((line) => (line === '' ? [] : [{ kind: 'text', text: line }]))
}
