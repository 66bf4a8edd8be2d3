import { type Embed, embedOf } from './embed.ts'
import { bareAddress, bareAddressEnd } from './marked-address.ts'
import { footnoteLabel, type TypedFootnote } from './marked-footnotes.ts'
import { listLine, type TypedList, typedListAt } from './marked-list.ts'

export type TypedBlock =
  | { kind: 'paragraph'; lines: string[] }
  | TypedList
  | { kind: 'heading'; text: string }
  | { kind: 'quote'; blocks: (TypedList | { kind: 'paragraph'; lines: string[] })[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; address: string; alt: string; typed: string }
  | ({ kind: 'embed'; href: string } & Embed)
  | ({ kind: 'footnote' } & TypedFootnote)

/** A block, and the number of the line after it. */
type Found = { block: TypedBlock; end: number } | null

/** `text` comes from {@link withPlainBreaks}. Marks begin a paragraph: within one they would part a spoiler that spans lines. */
export function typedBlocks(text: string): TypedBlock[] {
  const lines = text.split('\n')
  return blocksOf(lines, markedAt(lines))
}

/** Reads the block that begins with a mark, at a line which begins a paragraph. */
function markedAt(lines: readonly string[]): (at: number) => Found {
  let closingFences: ReadonlyMap<number, number> | undefined
  return (at) => {
    const line = lines[at]!
    switch (line[0]) {
      case '#':
        return headingAt(line, at)
      case '>':
        return quoteAt(lines, at)
      case '`':
        closingFences ??= pairedFences(lines)
        return codeAt(lines, at, closingFences)
      case '[':
        return footnoteAt(lines, at)
      case '!':
      case 'h':
      case 'H':
        return isBlank(lines[at + 1]) ? loneLineAt(line, at) : null
      default:
        return null
    }
  }
}

/** A text whose lines are parted by `\n`, and whose paragraphs by an empty line, whatever parted them when it was typed or pasted. */
export function withPlainBreaks(text: string): string {
  return text.replace(LINE_BREAK, '\n').replace(PARAGRAPH_BREAK, '\n\n')
}

/** A picture in a text. */
export interface TypedPicture {
  readonly address: string
  readonly alt: string
  /** Its line as it was typed, and the number of it, from 0. */
  readonly typed: string
  readonly line: number
}

/** @param text as for {@link typedBlocks} */
export function typedPictures(text: string): TypedPicture[] {
  if (!text.includes('](/media/')) return []
  const lines = text.split('\n')
  const marked = markedAt(lines)
  const pictures: TypedPicture[] = []
  blocksOf(lines, (at) => {
    const found = marked(at)
    if (found?.block.kind === 'picture') {
      const { address, alt, typed } = found.block
      pictures.push({ address, alt, typed, line: at })
    }
    return found
  })
  return pictures
}

export function picturesIn(text: string): string[] {
  return typedPictures(withPlainBreaks(text)).map(({ address }) => address)
}

/** The parts of a text between its blocks of code, and where each begins. @param text as for {@link typedBlocks} */
export function textsOutsideCode(text: string): { readonly from: number; readonly part: string }[] {
  if (!text.includes('```')) return [{ from: 0, part: text }]
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1)
  const marked = markedAt(lines)
  const parts: { from: number; part: string }[] = []
  let from = 0
  blocksOf(lines, (at) => {
    const found = marked(at)
    if (found?.block.kind === 'code') {
      parts.push({ from, part: text.slice(from, starts[at]) })
      from = starts[found.end]!
    }
    return found
  })
  return [...parts, { from, part: text.slice(from) }]
}

/** @param markedAt reads the block that begins with a mark, at a line which begins a paragraph */
function blocksOf<B>(lines: readonly string[], markedAt: (at: number) => { block: B; end: number } | null) {
  const blocks: (B | TypedList | { kind: 'paragraph'; lines: string[] })[] = []
  let paragraph: string[] = []
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', lines: paragraph.map(unescaped) })
    paragraph = []
  }

  let at = 0
  while (at < lines.length) {
    const list = typedListAt(lines, at)
    const marked = list || paragraph.length > 0 ? null : markedAt(at)
    if (list) {
      endParagraph()
      blocks.push(list)
      at += list.items.length
    } else if (marked) {
      blocks.push(marked.block)
      at = marked.end
    } else {
      const line = lines[at++]!
      if (isBlank(line)) endParagraph()
      else paragraph.push(line)
    }
  }
  endParagraph()
  return blocks
}

function headingAt(line: string, at: number): Found {
  const text = HEADING.exec(line)?.[1]
  return text === undefined ? null : { block: { kind: 'heading', text }, end: at + 1 }
}

/** A quote extends to the end of its paragraph, including lines without a mark. */
function quoteAt(lines: readonly string[], at: number): Found {
  if (!QUOTE.test(lines[at]!)) return null
  const end = paragraphEnd(lines, at, (line, next) => !line.startsWith('>') && typedListAt(lines, next) !== null)
  const quoted = lines.slice(at, end).map((line) => line.replace(/^> ?/, ''))
  return { block: { kind: 'quote', blocks: blocksOf(quoted, () => null) }, end }
}

function codeAt(lines: readonly string[], at: number, closingFences: ReadonlyMap<number, number>): Found {
  const closing = closingFences.get(at)
  if (closing === undefined) return null
  return { block: { kind: 'code', text: lines.slice(at + 1, closing).join('\n') }, end: closing + 1 }
}

/** The closing fence of each line that may open a block of code: the next line of exactly as many backticks. */
function pairedFences(lines: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const nearest = new Map<number, number>()
  for (let at = lines.length - 1; at >= 0; at--) {
    const [, fence, language] = FENCE.exec(lines[at]!) ?? []
    if (fence === undefined) continue
    const closing = nearest.get(fence.length)
    if (closing !== undefined) pairs.set(at, closing)
    if (language === '') nearest.set(fence.length, at)
  }
  return pairs
}

function footnoteAt(lines: readonly string[], at: number): Found {
  const label = footnoteLabel(lines[at]!)
  if (label === null) return null
  const end = paragraphEnd(lines, at, (line, next) => footnoteLabel(line) !== null || typedListAt(lines, next) !== null)
  return { block: { kind: 'footnote', label, lines: lines.slice(at, end) }, end }
}

function loneLineAt(line: string, at: number): Found {
  const block = pictureIn(line) ?? embedIn(line.trimEnd())
  return block && { block, end: at + 1 }
}

function pictureIn(line: string): TypedBlock | null {
  const [, alt, address] = PICTURE.exec(line) ?? []
  return alt !== undefined && address ? { kind: 'picture', address, alt, typed: line } : null
}

function embedIn(line: string): TypedBlock | null {
  if (bareAddressEnd(line, 0) !== line.length || bareAddress(line) !== line) return null
  const embed = embedOf(line)
  return embed && { kind: 'embed', href: line, ...embed }
}

/** The number of the first line after `at` that is blank or that `ends` the paragraph. */
function paragraphEnd(lines: readonly string[], at: number, ends: (line: string, at: number) => boolean): number {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]) && !ends(lines[end]!, end)) end++
  return end
}

/** Removes the backslash of `\- x`, `1\. x`, `\## x`, `\> x` and `\![…](…)`, which would begin a block without it. */
function unescaped(line: string, index: number): string {
  const plain = line.replace(/^\\(?=[-#>!])|^([0-9]+)\\\./, (mark) => mark.replace('\\', ''))
  if (plain === line) return line
  const isMark = listLine(plain) || (index === 0 && (HEADING.test(plain) || QUOTE.test(plain) || pictureIn(plain)))
  return isMark ? plain : line
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

const HEADING = /^## +(\S.*)$/su
const QUOTE = /^> +\S/
const FENCE = /^(`{3,})([\w+#-]*)\s*$/
const PICTURE = /^!\[([^[\]]*)\]\((\/media\/[0-9a-f]{32}\.(?:jpg|png|webp|avif))\)\s*$/
/** Word processors part lines by U+000B or U+2028, and paragraphs by U+2029. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028]/g
const PARAGRAPH_BREAK = /\u2029/g
