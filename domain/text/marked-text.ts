import { type TypedBlock, typedBlocks, withPlainBreaks } from './marked-blocks.ts'
import { FootnoteNumbers, footnoteText, type TypedFootnote } from './marked-footnotes.ts'
import { parseInline } from './marked-inline.ts'
import { type Block, type Inline, linesOf, type TextBlock, withoutSpoilers } from './marked-tree.ts'

export type { Block, Inline } from './marked-tree.ts'

/** Lines, mark characters and addresses in the texts of a page (5,000 paragraphs): rendering them blocks the event loop. */
export const PIECES_MAX = 10_000

/** The blocks of each text of one page, which share {@link PIECES_MAX}. */
export function parseMarkedTexts(texts: readonly string[]): Block[][] {
  let left = PIECES_MAX
  return texts.map((typed) => {
    const text = withPlainBreaks(typed)
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
 * Never fails: what is not clearly a mark is text.
 */
export function parseMarkedText(text: string): Block[] {
  return parseMarkedTexts([text])[0]!
}

/** The lines of a text that is one paragraph, whatever is in it. */
export function parseMarkedLines(text: string): Inline[][] {
  return splitLines(parseInline(withPlainBreaks(text)))
}

/** How much of a text is read, in whole lines, and how many pieces it has. */
function readablePart(text: string, limit: number): { end: number; pieces: number } {
  const piece = /[\n\\[*|`]|https?:\/\//gi
  let pieces = 0
  let lineStart = 0
  let piecesBefore = 0
  for (let found = piece.exec(text); found; found = piece.exec(text)) {
    if (pieces === limit) return { end: lineStart, pieces: piecesBefore }
    pieces++
    if (found[0] !== '\n') continue
    lineStart = piece.lastIndex
    piecesBefore = pieces
  }
  return { end: text.length, pieces }
}

function readBlocks(text: string): Block[] {
  const typed = typedBlocks(text)
  const numbers = new FootnoteNumbers(typed.filter((block) => block.kind === 'footnote'))
  const read = typed.map((block) => (block.kind === 'footnote' ? block : blockOf(block, numbers)))
  const footnotes = new Set(numbers.referredTo())
  // A footnote that nothing refers to is the paragraph that was typed.
  const blocks = read.flatMap((block): Block[] => {
    if (block.kind !== 'footnote') return [block]
    return footnotes.has(block) ? [] : [paragraphOf(block.lines)]
  })
  return footnotes.size > 0 ? [...blocks, footnotesOf([...footnotes], blocks)] : blocks
}

function blockOf(block: Exclude<TypedBlock, TypedFootnote>, footnotes: FootnoteNumbers): Block {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', line: parseInline(block.text, footnotes) }
    case 'quote':
      return { kind: 'quote', blocks: block.blocks.map((part) => textBlockOf(part, footnotes)) }
    case 'paragraph':
    case 'list':
      return textBlockOf(block, footnotes)
    default:
      return block
  }
}

function textBlockOf(block: TypedBlock & { kind: 'paragraph' | 'list' }, footnotes: FootnoteNumbers): TextBlock {
  if (block.kind === 'paragraph') return paragraphOf(block.lines, footnotes)
  const items = block.items.map((item) => parseInline(item, footnotes))
  return block.start === undefined
    ? { kind: 'list', ordered: false, items }
    : { kind: 'list', ordered: true, start: block.start, items }
}

function paragraphOf(lines: readonly string[], footnotes?: FootnoteNumbers): TextBlock & { kind: 'paragraph' } {
  return { kind: 'paragraph', lines: splitLines(parseInline(lines.join('\n'), footnotes)) }
}

/** A footnote that only spoilers refer to is a spoiler. */
function footnotesOf(footnotes: readonly TypedFootnote[], blocks: readonly Block[]): Block {
  const shown = new Set(blocks.flatMap(linesOf).flatMap(shownReferences))
  const notes = footnotes.map((footnote, index) => {
    const lines = splitLines(parseInline(footnoteText(footnote)))
    return shown.has(index + 1) ? lines : lines.map(covered)
  })
  return { kind: 'footnotes', notes }
}

function shownReferences(line: readonly Inline[]): number[] {
  return line.flatMap((node) => {
    if (node.kind === 'footnote') return node.number
    return 'children' in node && node.kind !== 'spoiler' ? shownReferences(node.children) : []
  })
}

function covered(line: readonly Inline[]): Inline[] {
  return [{ kind: 'spoiler', children: withoutSpoilers(line) }]
}

/** A pair that spans lines becomes one pair on each. Since pairs hug what they mark, none is empty there. */
function splitLines(nodes: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const node of nodes) {
    linesIn(node).forEach((part, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)!.push(...part)
    })
  }
  return lines
}

function linesIn(node: Inline): Inline[][] {
  if (node.kind === 'text') return textLines(node.text)
  if (!('children' in node)) return [[node]]
  return splitLines(node.children).map((children): Inline[] => [{ ...node, children }])
}

function textLines(text: string): Inline[][] {
  return text.split('\n').map((line) => (line === '' ? [] : [{ kind: 'text', text: line }]))
}
