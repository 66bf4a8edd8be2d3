import { parseMarkedText } from '#domain/text/marked-text.ts'
import type { Block, Inline } from '#domain/text/marked-tree.ts'
import { isBare, linkAddress } from './link-address.ts'

export type Piece =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  /** A reference to a footnote, as it is typed. */
  | { readonly kind: 'reference'; readonly text: string }
  | { readonly kind: 'break' }
  /** A spoiler stays covered, also where other marks are left out. */
  | { readonly kind: 'emphasis' | 'strong' | 'spoiler'; readonly children: readonly Piece[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Piece[] }

interface Style {
  readonly marks: boolean
  /** Backslashes before characters that would be marks: none, within lines, at the beginning of lines as well. */
  readonly escapes: 'none' | 'inline' | 'all'
  readonly hasSpoilers: boolean
}

/** Styles from the most readable one to the one with the fewest marks. */
const STYLES: readonly Omit<Style, 'hasSpoilers'>[] = [true, false].flatMap((marks) =>
  (['none', 'inline', 'all'] as const).map((escapes) => ({ marks, escapes })),
)

/**
 * Writes a paragraph in the marks of Den. Marks that Den would not read as meant, such as emphasis within a word, are left out: `isPlain` says so.
 * @param readsSpoilers whether `||` stays a mark
 */
export function writeParagraph(
  given: readonly Piece[],
  readsSpoilers = false,
): { readonly text: string; readonly isPlain: boolean } {
  const isMixed = readsSpoilers && given.some(holdsSpoiler)
  const typed = coverable(isMixed ? withTypedSpoilers(given) : given)
  const hasSpoilers = readsSpoilers && !isMixed
  const pieces = readable(typed, hasSpoilers)
  const wanted = tidied(canonical(pieces.map(asInline), hasSpoilers))
  const isLess = pieces.length > 0 && countMarks(pieces) < countMarks(typed)
  let text = ''
  const plain = readable(withoutMarks(pieces), hasSpoilers)
  for (const style of STYLES) {
    text = tidied(written(style.marks ? pieces : plain, { ...style, hasSpoilers }))
    const meant = style.marks ? wanted : tidied(plain.map((piece) => plainOf(asInline(piece))).join(''))
    if (shown(text, hasSpoilers) === meant) return { text, isPlain: isLess || (!style.marks && hasMarks(pieces)) }
  }
  return { text, isPlain: isLess || hasMarks(pieces) }
}

function holdsSpoiler(piece: Piece): boolean {
  return piece.kind === 'spoiler' || ('children' in piece && piece.children.some(holdsSpoiler))
}

/** Beside spoilers of other kinds, what `||` encloses becomes one as well. Where it is not clear what that is, all is covered. */
function withTypedSpoilers(pieces: readonly Piece[]): readonly Piece[] {
  let marks = 0
  const parted = pieces.flatMap((piece): readonly Piece[] => {
    if (piece.kind !== 'text') {
      marks += plainOf(asInline(piece)).split('||').length - 1
      return [piece]
    }
    return piece.text.split(/(\|\|[^|]+\|\|)/).map((text, index): Piece => {
      if (index % 2 === 1) return { kind: 'spoiler', children: [{ kind: 'text', text: text.slice(2, -2) }] }
      marks += text.split('||').length - 1
      return { kind: 'text', text }
    })
  })
  return marks > 1 ? [{ kind: 'spoiler', children: parted }] : parted
}

/** Puts the content of a mark in its place where Den would not read it between its neighbours. */
function readable(pieces: readonly Piece[], hasSpoilers: boolean): Piece[] {
  const left = pieces.toReversed()
  const kept: Piece[] = []
  for (let piece = left.pop(); piece; piece = left.pop()) {
    const inside = 'children' in piece ? { ...piece, children: readable(piece.children, hasSpoilers) } : piece
    if (inside.kind === 'spoiler') kept.push(...apart(edge(kept.at(-1), 'end'), inside, edge(left.at(-1), 'start')))
    else if (!hasMarks([piece]) || canStand(edge(kept.at(-1), 'end'), inside, edge(left.at(-1), 'start'), hasSpoilers))
      kept.push(inside)
    else if (inside.kind === 'code') kept.push({ kind: 'text', text: inside.text })
    else if ('children' in inside) for (const child of withAddress(inside).toReversed()) left.push(child)
  }
  return kept
}

/** The children of a mark that is left out. A link keeps its address beside its words. */
function withAddress(piece: Extract<Piece, { readonly children: unknown }>): readonly Piece[] {
  if (piece.kind !== 'link' || plainOf(asInline(piece)).includes(piece.href)) return piece.children
  return [...piece.children, { kind: 'text', text: ` (${linkAddress(piece.href)}) ` }]
}

/** Leaves out all marks but spoilers. */
function withoutMarks(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): readonly Piece[] => {
    if (piece.kind === 'code') return [{ kind: 'text', text: piece.text }]
    if (!('children' in piece)) return [piece]
    const inside = { ...piece, children: withoutMarks(piece.children) }
    return piece.kind === 'spoiler' ? [inside] : withAddress(inside)
  })
}

/** Takes out of spoilers what would end them: those within, and `||` that is typed. */
function coverable(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece): Piece => {
    if (!('children' in piece)) return piece
    return { ...piece, children: (piece.kind === 'spoiler' ? withoutSpoilers : coverable)(piece.children) }
  })
}

function withoutSpoilers(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if ('text' in piece) return [{ ...piece, text: piece.text.replace(/\|{2,}/g, '') }]
    if (!('children' in piece)) return [piece]
    const children = withoutSpoilers(piece.children)
    return piece.kind === 'spoiler' ? children : [{ ...piece, children }]
  })
}

/** A spoiler within a word, or with quotation marks on both sides of its own, would be open: it gets spaces around it. */
function apart(before: string, spoiler: Piece, after: string): Piece[] {
  const space: Piece = { kind: 'text', text: ' ' }
  const covered = plainOf(asInline(spoiler)).trim()
  const isQuoted = (outside = '', inside = '') => QUOTATION.test(outside) && QUOTATION.test(inside)
  return [
    ...(/[\p{L}\p{M}\p{N}|\\]$/u.test(before) || isQuoted(before.at(-1), covered[0]) ? [space] : []),
    spoiler,
    ...(/^[\p{L}\p{M}\p{N}|]/u.test(after) || isQuoted(after[0], covered.at(-1)) ? [space] : []),
  ]
}

const QUOTATION = /["'`/“”‘’„‚«»‹›]/

function canStand(before: string, piece: Piece, after: string, hasSpoilers: boolean): boolean {
  const around: Piece[] = [{ kind: 'text', text: before }, piece, { kind: 'text', text: after }]
  const text = tidied(written(around, { marks: true, escapes: 'all', hasSpoilers }))
  return shown(text, hasSpoilers) === tidied(canonical(around.map(asInline), hasSpoilers))
}

/** The word of a piece that is next to another one. */
function edge(piece: Piece | undefined, side: 'start' | 'end'): string {
  if (!piece || piece.kind === 'break') return ''
  const text = plainOf(asInline(piece))
  return (side === 'end' ? /\S{0,20}\s?$/ : /^\s?\S{0,20}/).exec(text)![0]
}

function written(pieces: readonly Piece[], style: Style): string {
  const text = pieces.map((piece) => writtenPiece(piece, style)).join('')
  // Tidied first: a mark after spaces is at the beginning of its line once they are removed.
  return style.escapes === 'all' ? tidied(text).split('\n').map(escapedStart).join('\n') : text
}

function writtenPiece(piece: Piece, style: Style): string {
  switch (piece.kind) {
    case 'text':
      if (style.escapes === 'none') return piece.text
      return piece.text.replace(style.hasSpoilers ? /[*`[\]]/g : /[*`[\]]|\|{2,}/g, '\\$&')
    case 'reference':
      return piece.text
    case 'code':
      return style.marks && piece.text.trim() !== '' && !/[`\n]|\|\|/.test(piece.text)
        ? `\`${piece.text}\``
        : writtenPiece({ kind: 'text', text: piece.text }, style)
    case 'break':
      return '\n'
    case 'link': {
      const text = inner(piece.children, style)
      const [before, linked, after] = trimmed(text)
      if (!style.marks || linked === '' || isBare(linked, piece.href)) return text
      return `${before}[${linked.replaceAll('\n', ' ')}](${linkAddress(piece.href)})${after}`
    }
    case 'spoiler': {
      const [before, inside, after] = trimmed(inner(piece.children, style).replaceAll('||', ''))
      const [ahead, covered, behind] = coveredPart(inside)
      if (covered === '') return before + inside
      return `${before}${ahead && `${ahead} `}||${covered.replaceAll('\n', ' ')}||${behind && ` ${behind}`}${after}`
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

/** What Den covers between the marks of a spoiler, and characters beside it that would open it. */
function coveredPart(inside: string): [ahead: string, covered: string, behind: string] {
  let [start, end] = [0, inside.length]
  while (/[\s\p{Pe}|]/u.test(inside.charAt(start))) start++
  while (end > start && /[\s\p{Ps}|\\]/u.test(inside.charAt(end - 1))) end--
  return [inside.slice(0, start).trim(), inside.slice(start, end), inside.slice(end).trim()]
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
  return countMarks(pieces) > 0
}

function countMarks(pieces: readonly Piece[]): number {
  return pieces.reduce((count, piece) => {
    if ('children' in piece) return count + 1 + countMarks(piece.children)
    return piece.kind === 'code' ? count + 1 : count
  }, 0)
}

/** A text as Den shows it, in one string with tags that no text contains. */
function shown(text: string, hasSpoilers: boolean): string {
  const blocks = parseMarkedText(text)
  const [block] = blocks
  if (blocks.length > 1) return '\0'
  return block ? tidied(shownBlock(block, hasSpoilers)) : ''
}

function shownBlock(block: Block, hasSpoilers: boolean): string {
  if (block.kind === 'embed') return block.href
  return block.kind === 'paragraph' ? block.lines.map((line) => canonical(line, hasSpoilers)).join('\n') : '\0'
}

function asInline(piece: Piece): Inline {
  switch (piece.kind) {
    case 'break':
      return { kind: 'text', text: '\n' }
    case 'text':
    case 'code':
      return piece
    case 'reference':
      return { kind: 'text', text: piece.text }
    default:
      return { ...piece, children: piece.children.map(asInline) }
  }
}

/** Marks that enclose nothing are none, and spaces at their edges are outside. */
function canonical(nodes: readonly Inline[], hasSpoilers: boolean): string {
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
          const text = canonical(node.children, hasSpoilers)
          return isBare(text.trim(), node.href)
            ? text
            : tagged(`link ${linkAddress(node.href)}`, text.replaceAll('\n', ' '))
        }
        case 'spoiler': {
          const text = canonical(node.children, hasSpoilers)
          return hasSpoilers ? `||${text}||` : tagged(node.kind, text)
        }
        case 'footnote':
          return '\0'
        default:
          return tagged(node.kind, canonical(node.children, hasSpoilers))
      }
    })
    .join('')
}
