import type { Embed } from './embed.ts'

/** A piece of a text. No node is empty, and none nests deeper than a dozen. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'emphasis' | 'strong' | 'spoiler'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** A reference to a footnote, which counts from 1; `isFirst` of those to the same one. */
  | { kind: 'footnote'; number: number; isFirst: boolean }

export type TextBlock = { kind: 'paragraph'; lines: Inline[][] } | ListBlock
type ListBlock = { kind: 'list'; ordered: boolean; start?: number; items: Inline[][] }

/**
 * A paragraph keeps its lines, in which no text holds a break; an ordered list counts up from `start`, which only it has.
 * A picture that is not stored is shown as `typed`. An embed is an address of a film or music service, alone in a paragraph.
 * Footnotes come after everything that refers to them, the first being number 1, each by its lines.
 * Verbatim is the rest of a text beyond the limit of pieces: shown as typed, with line breaks and marks.
 */
export type Block =
  | TextBlock
  | { kind: 'heading'; line: Inline[] }
  | { kind: 'quote'; blocks: TextBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; address: string; alt: string; typed: string }
  | ({ kind: 'embed'; href: string } & Embed)
  | { kind: 'footnotes'; notes: Inline[][][] }
  | { kind: 'verbatim'; text: string }

export function hasEmphasis(blocks: readonly Block[]): boolean {
  const inLine = (line: readonly Inline[]): boolean =>
    line.some((node) => node.kind === 'emphasis' || ('children' in node && inLine(node.children)))
  return blocks.some((block) => linesOf(block).some(inLine))
}

export function linesOf(block: Block): readonly Inline[][] {
  switch (block.kind) {
    case 'paragraph':
      return block.lines
    case 'list':
      return block.items
    case 'heading':
      return [block.line]
    case 'quote':
      return block.blocks.flatMap(linesOf)
    case 'footnotes':
      return block.notes.flat()
    default:
      return []
  }
}

/** Replaces each spoiler by its content, for text that is covered as a whole. */
export function withoutSpoilers(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return node
    const children = withoutSpoilers(node.children)
    return node.kind === 'spoiler' ? children : { ...node, children }
  })
}

export function hidesSomething(nodes: readonly Inline[]): boolean {
  return nodes.some((node) => node.kind === 'spoiler' || ('children' in node && hidesSomething(node.children)))
}
