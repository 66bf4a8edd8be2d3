import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPlainBreaks } from './marked-blocks.ts'
import { LinkReader } from './marked-link.ts'
import { plainText } from './marked-plain-text.ts'
import { type Block, type Inline, PIECES_MAX, parseMarkedText, parseMarkedTexts } from './marked-text.ts'
import { hasEmphasis, linesOf } from './marked-tree.ts'

const PIECES = fc.constantFrom(
  '*',
  '**',
  '***',
  '||',
  '[',
  ']',
  '](',
  '(',
  ')',
  '[a](https://x.example)',
  '[b](mailto:',
  'https://',
  'https://[',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '2. ',
  ' ',
  'a',
  'b c',
  '"',
  '.',
  '\ud800',
  '🎃',
)

it('what is read of a text holds the links that reading each address to its end would find', () => {
  fc.assert(
    fc.property(fc.constantFrom('https://', '/'), fc.array(PIECES, { maxLength: 60 }), (start, parts) => {
      const typed = `[a](${start}${parts.join('')}`
      const reader = new LinkReader(typed)
      for (let at = typed.indexOf('['); at >= 0; at = typed.indexOf('[', at + 1))
        expect(reader.linkAt(at)?.href ?? null, `${typed} from ${at}`).toBe(hrefReadToItsEnd(typed, at))
    }),
    { numRuns: 500 },
  )
})

describe('a text with more lines and marks than are read', () => {
  it('shows the rest as typed, from the beginning of a line on', () => {
    const readable = '*a* *b*\n'.repeat(PIECES_MAX / 5)
    const blocks = parseMarkedText(`${readable}*c*\n\n- d\n`)
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'verbatim'])
    expect(blocks[0]).toEqual(parseMarkedText(readable)[0])
    expect(blocks[1]).toEqual({ kind: 'verbatim', text: '*c*\n\n- d\n' })
  })

  it('has no more pieces with other texts of its page', () => {
    const [first, second, third] = parseMarkedTexts([`*a*${'\n'.repeat(PIECES_MAX - 6)}`, '*b*\n*c*', 'plain'])
    expect(first!.map(({ kind }) => kind)).toEqual(['paragraph'])
    expect(second).toEqual([parseMarkedText('*b*\n')[0], { kind: 'verbatim', text: '*c*' }])
    expect(third).toEqual(parseMarkedText('plain'))
  })

  it.each(['*', '\n', '\r\n', 'a\n\n', '*a* ', '||a|| ', '- a\n', '[a](https://x) ', '\\*'])(
    '%j: is bounded',
    (piece) => {
      const typed = piece.repeat(PIECES_MAX * 2)
      const blocks = parseMarkedText(typed)
      expect(blocks.reduce((sum, block) => sum + pieceCount(block), 0)).toBeLessThanOrEqual(PIECES_MAX + 1)
      expect(blocks.at(-1)!.kind).toBe('verbatim')
      expect(withPlainBreaks(typed).endsWith((blocks.at(-1) as Block & { kind: 'verbatim' }).text)).toBe(true)
    },
  )

  it('gives no spoiler away where spoilers are dropped', () => {
    const typed = `${'\n'.repeat(PIECES_MAX)}||the sister||`
    expect(plainText(typed, { spoilers: 'drop' })).toBe('…')
    expect(plainText(typed, { spoilers: 'keep' })).toBe('||the sister||')
    expect(hasEmphasis(parseMarkedText(`${'\n'.repeat(PIECES_MAX)}*a*`))).toBe(false)
  })
})

function hrefReadToItsEnd(text: string, bracket: number): string | null {
  const [, before, address] =
    /^(\[[^[\]\n]*\]\()((?:https?:\/\/|mailto:|\/)[^\s<>"\\\p{Cc}]+)/iu.exec(text.slice(bracket)) ?? []
  if (!before || !address || before.slice(1, -2).trim() === '') return null
  let depth = 0
  for (let at = 0; at < address.length; at++) {
    if (address[at] === '(') depth++
    else if (address[at] === ')' && depth-- === 0) {
      const href = address.slice(0, at)
      const isWhole = /^(?:https?:\/\/|mailto:)[^/?#]/i.test(href) && URL.canParse(href)
      return isWhole || /^\/(?!\/)/.test(href) ? href : null
    }
  }
  return null
}

function pieceCount(block: Block): number {
  if (block.kind === 'verbatim') return 0
  return linesOf(block).reduce((sum, line) => sum + 1 + elementCount(line), 0)
}

function elementCount(nodes: readonly Inline[]): number {
  return nodes.reduce(
    (sum, node) => sum + (node.kind === 'text' ? 0 : 1 + ('children' in node ? elementCount(node.children) : 0)),
    0,
  )
}
