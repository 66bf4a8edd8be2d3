import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseMarkedText } from './marked-text.ts'
import type { Block, Inline } from './marked-tree.ts'
import { typedLinks } from './typed-links.ts'

const PIECES = fc.constantFrom(
  ...[
    '[a](https://x.example/a)',
    '[b](/b)',
    '[c](/c_(d))',
    'https://y.example/e',
    '、',
    '。',
    '(',
    ')',
    '[',
    ']',
    '\\',
    '*',
    '**',
  ],
  ...[
    '`',
    '```',
    '```\n',
    '\n',
    '\n\n',
    ' ',
    'word',
    '!',
    '- ',
    '> ',
    '## ',
    '[d](/media/x.jpg)',
    'https://',
    '||',
    'h',
    '](/x)',
  ],
)

it('finds the links that readers get, at their places', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      const found = typedLinks(text)
      expect(found.map(({ href }) => href).sort()).toEqual(shownLinks(parseMarkedText(text)).sort())
      for (const { from, href } of found) expect(text.slice(from, from + href.length)).toBe(href)
    }),
    { numRuns: 3_000 },
  )
})

it.each(['\\[', '[ax\\', '[', '`', '``` \n', '[a](', 'https://', 'h'])(
  '%j again and again takes no more than a moment',
  (piece) => {
    expect(typedLinks(piece.repeat(500_000 / piece.length)).length).toBeLessThan(2)
  },
)

function shownLinks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'paragraph':
        return block.lines.flatMap(linksOf)
      case 'list':
        return block.items.flatMap(linksOf)
      case 'heading':
        return linksOf(block.line)
      case 'quote':
        return shownLinks(block.blocks)
      default:
        return 'href' in block ? [block.href] : []
    }
  })
}

function linksOf(line: readonly Inline[]): string[] {
  return line.flatMap((inline) => {
    if (inline.kind === 'link') return [inline.href]
    return 'children' in inline ? linksOf(inline.children) : []
  })
}
