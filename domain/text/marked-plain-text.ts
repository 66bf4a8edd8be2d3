import { parseMarkedText } from './marked-text.ts'
import type { Block, Inline } from './marked-tree.ts'

/** An empty line between blocks, a line for each item and footnote. A dropped spoiler is a `…`, a picture its alt text. */
export function plainText(text: string, { spoilers }: { spoilers: 'drop' | 'keep' }): string {
  const hidesSpoilers = spoilers === 'drop'
  return parseMarkedText(text)
    .map((block) => blockText(block, hidesSpoilers))
    .filter((written) => written !== '')
    .join('\n\n')
}

/** @param hidesSpoilers whether `…` replaces them */
export function blockText(block: Block, hidesSpoilers: boolean): string {
  const written = (line: readonly Inline[]) => lineText(line, hidesSpoilers)
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(written).join('\n')
    case 'list':
      return block.items
        .map((item, index) => (block.start === undefined ? '' : `${block.start + index}. `) + written(item))
        .join('\n')
    case 'heading':
      return written(block.line)
    case 'quote':
      return block.blocks.map((part) => blockText(part, hidesSpoilers)).join('\n\n')
    case 'code':
      return block.text
    case 'picture':
      return block.alt
    case 'embed':
      return block.href
    case 'footnotes':
      return block.notes.map((lines, index) => `[${index + 1}] ${lines.map(written).join('\n')}`).join('\n')
    case 'verbatim':
      // Verbatim text is not parsed, so its spoilers are unknown.
      return hidesSpoilers ? '…' : block.text
  }
}

function lineText(line: readonly Inline[], hidesSpoilers: boolean): string {
  return line
    .map((node) => {
      if (node.kind === 'footnote') return `[${node.number}]`
      if ('text' in node) return node.text
      return node.kind === 'spoiler' && hidesSpoilers ? '…' : lineText(node.children, hidesSpoilers)
    })
    .join('')
}
