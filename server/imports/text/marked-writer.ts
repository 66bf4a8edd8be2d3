import { ADDRESS_MAX_LENGTH, isValidAddress } from '#domain/text/marked-address.ts'
import { parseMarkedText } from '#domain/text/marked-text.ts'
import type { Block, Inline } from '#domain/text/marked-tree.ts'

export type Piece =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'emphasis' | 'strong'; readonly children: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Piece[] }

interface Style {
  readonly marks: boolean
  /** Backslashes before characters that would be marks: none, within lines, at the beginning of lines as well. */
  readonly escapes: 'none' | 'inline' | 'all'
}

/** From the most readable style to the one with the fewest marks. */
const STYLES: readonly Style[] = [true, false].flatMap((marks) =>
  (['none', 'inline', 'all'] as const).map((escapes) => ({ marks, escapes })),
)

/** Marks that Den would not read as meant, such as emphasis within a word, are left out: `isPlain` says so. */
export function writeParagraph(pieces: readonly Piece[]): { readonly text: string; readonly isPlain: boolean } {
  const inlines = pieces.map(asInline)
  const wanted = { marked: tidied(canonical(inlines)), plain: tidied(inlines.map(plainOf).join('')) }
  let text = ''
  for (const style of STYLES) {
    text = tidied(written(pieces, style))
    if (shown(text) === (style.marks ? wanted.marked : wanted.plain))
      return { text, isPlain: !style.marks && hasMarks(pieces) }
  }
  return { text, isPlain: hasMarks(pieces) }
}

export function isLinkable(href: string): boolean {
  return href.length <= ADDRESS_MAX_LENGTH && /^(https?:\/\/|mailto:)/i.test(href) && isValidAddress(href)
}

function written(pieces: readonly Piece[], style: Style): string {
  const text = pieces.map((piece) => writtenPiece(piece, style)).join('')
  // Tidied first: a mark after spaces is at the beginning of its line once they are removed.
  return style.escapes === 'all' ? tidied(text).split('\n').map(escapedStart).join('\n') : text
}

function writtenPiece(piece: Piece, style: Style): string {
  switch (piece.kind) {
    case 'text':
      return style.escapes !== 'none' ? piece.text.replace(/[*`[\]]|\|{2,}/g, '\\$&') : piece.text
    case 'code':
      return style.marks && piece.text.trim() !== '' && !/[`\n]|\|\|/.test(piece.text)
        ? `\`${piece.text}\``
        : writtenPiece({ kind: 'text', text: piece.text }, style)
    case 'break':
      return '\n'
    case 'link': {
      const text = inner(piece.children, style)
      const [before, linked, after] = trimmed(text)
      if (!style.marks || linked === '' || linked === piece.href) return text
      return `${before}[${linked.replaceAll('\n', ' ')}](${linkAddress(piece.href)})${after}`
    }
    default: {
      const mark = piece.kind === 'strong' ? '**' : '*'
      const text = inner(piece.children, style)
      const [before, marked, after] = trimmed(text)
      return style.marks && marked !== '' ? before + mark + marked + mark + after : text
    }
  }
}

function inner(children: readonly Piece[], style: Style): string {
  return children.map((child) => writtenPiece(child, style)).join('')
}

function trimmed(text: string): [before: string, content: string, after: string] {
  const content = text.trim()
  const start = text.length - text.trimStart().length
  return [text.slice(0, start), content, text.slice(start + content.length)]
}

function linkAddress(href: string): string {
  return href.replace(
    /[\s<>"()\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

function escapedStart(line: string): string {
  return line.replace(/^(?=- |## +\S|> +\S|!\[)/, '\\').replace(/^([0-9]+)\.(?= )/, '$1\\.')
}

function plainOf(node: Inline): string {
  if (node.kind === 'footnote') return ''
  return 'text' in node ? node.text : node.children.map(plainOf).join('')
}

function tidied(text: string): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

function hasMarks(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => kind !== 'text' && kind !== 'break')
}

/** A text as Den shows it, in one string with tags that no text contains. */
function shown(text: string): string {
  const blocks = parseMarkedText(text)
  const [block] = blocks
  return blocks.length === 1 && block ? tidied(shownBlock(block)) : '\0'
}

function shownBlock(block: Block): string {
  if (block.kind === 'embed') return block.href
  return block.kind === 'paragraph' ? block.lines.map(canonical).join('\n') : '\0'
}

function asInline(piece: Piece): Inline {
  switch (piece.kind) {
    case 'break':
      return { kind: 'text', text: '\n' }
    case 'text':
    case 'code':
      return piece
    default:
      return { ...piece, children: piece.children.map(asInline) }
  }
}

/** Marks that enclose nothing are none, and spaces at their edges are outside. */
function canonical(nodes: readonly Inline[]): string {
  const tagged = (name: string, text: string) => {
    const [before, content, after] = trimmed(text)
    return content === '' ? text : `${before}\u0001${name}\u0002${content}\u0003${after}`
  }
  return nodes
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text
        case 'code':
          return tagged('code', node.text)
        case 'link': {
          const text = canonical(node.children)
          return text.trim() === node.href ? text : tagged(`link ${linkAddress(node.href)}`, text.replaceAll('\n', ' '))
        }
        case 'footnote':
          return '\0'
        default:
          return tagged(node.kind, canonical(node.children))
      }
    })
    .join('')
}
