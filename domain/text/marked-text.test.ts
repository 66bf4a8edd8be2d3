import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bullets, emphasis, paragraph, strong, text } from '#test/support/text/marked-text.ts'
import { plainText } from './marked-plain-text.ts'
import { type Block, type Inline, parseMarkedText } from './marked-text.ts'
import { hasEmphasis } from './marked-tree.ts'

describe('paragraphs', () => {
  it('are parted by blank lines and keep their line breaks', () => {
    expect(parseMarkedText('one\ntwo\n\n \t\nthree\r\n\r\nfour\rfive')).toEqual([
      paragraph('one', 'two'),
      paragraph('three'),
      paragraph('four', 'five'),
    ])
    expect(parseMarkedText('one\vtwo\u2028three\u2029four\u2029\u2029*five\u2028six*')).toEqual([
      paragraph('one', 'two', 'three'),
      paragraph('four'),
      { kind: 'paragraph', lines: [[emphasis('five')], [emphasis('six')]] },
    ])
    expect(parseMarkedText('- a\u2028- b\u2029## c')).toEqual([bullets('a', 'b'), ...parseMarkedText('## c')])
    expect(parseMarkedText('')).toEqual([])
    expect(parseMarkedText(' \n\n')).toEqual([])
    expect(parseMarkedText('  indented  ')).toEqual([paragraph('  indented  ')])
  })

  it('repeat a pair on each line that it spans', () => {
    expect(parseMarkedText('a *b\nc* d')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [text('a '), emphasis('b')],
          [emphasis('c'), text(' d')],
        ],
      },
    ])
    expect(parseMarkedText('||a **b\nc** d||')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [{ kind: 'spoiler', children: [text('a '), strong('b')] }],
          [{ kind: 'spoiler', children: [strong('c'), text(' d')] }],
        ],
      },
    ])
  })

  it('hold their pairs', () => {
    expect(parseMarkedText('*one\n\ntwo*')).toEqual([paragraph('*one'), paragraph('two*')])
    expect(parseMarkedText('*one\n- a\n- b\ntwo*')).toEqual([paragraph('*one'), bullets('a', 'b'), paragraph('two*')])
  })
})

describe('lists', () => {
  it('are two lines or more in a row', () => {
    expect(parseMarkedText('Cast:\n- Ann\n-  Bob \nend')).toEqual([
      paragraph('Cast:'),
      bullets('Ann', 'Bob '),
      paragraph('end'),
    ])
    expect(parseMarkedText('1. one\n2. two')).toEqual([numbers(1, 'one', 'two')])
    expect(parseMarkedText('9. nine\n10. ten\n11. eleven')).toEqual([numbers(9, 'nine', 'ten', 'eleven')])
    expect(parseMarkedText('0. a\n1. b')).toEqual([numbers(0, 'a', 'b')])
    expect(parseMarkedText('- a\n- b\n1. c\n2. d')).toEqual([bullets('a', 'b'), numbers(1, 'c', 'd')])
  })

  it('hold marks', () => {
    expect(parseMarkedText('- *a*\n- b*')).toEqual([
      { kind: 'list', ordered: false, items: [[emphasis('a')], [text('b*')]] },
    ])
  })

  it('show as typed when that is not unmistakable', () => {
    for (const typed of [
      '- lone',
      '1. lone',
      '- a\n\n- b',
      '-a\n-b',
      ' - a\n - b',
      '* a\n* b',
      '-\n-',
      '- \n- ',
      '10. Saw\n9. Ring\n8. Alien',
      '1. a\n1. b',
      '01. a\n02. b',
      '1) a\n2) b',
      '1984 was\n1985. is',
      '1.5 stars\n2.5 stars',
      '1234567890. a\n1234567891. b',
      '- a\n1. b',
      '--- \n---',
    ]) {
      const lines = typed.split('\n').filter((line) => line.trim() !== '')
      expect(parseMarkedText(typed).flatMap(linesOf), typed).toEqual(lines.map((line) => [text(line)]))
    }
  })

  it('can be escaped', () => {
    expect(parseMarkedText('\\- a\n\\- b')).toEqual([paragraph('- a', '- b')])
    expect(parseMarkedText('1\\. a\n2\\. b')).toEqual([paragraph('1. a', '2. b')])
    expect(parseMarkedText('\\-a\n1\\.5')).toEqual([paragraph('\\-a', '1\\.5')])
  })
})

it('hasEmphasis finds it however deep', () => {
  for (const typed of [
    '*a*',
    '## *a*',
    '> *a*',
    'a[^1]\n\n[^1]: *b*',
    '***a***',
    '- x\n- ||y **z *a* z**||',
    '[*a*](https://x.example)',
    'x\n\ny\n*a*',
  ]) {
    expect(hasEmphasis(parseMarkedText(typed)), typed).toBe(true)
  }
  for (const typed of ['', 'a', '**a** ||b||', '2 * 3 * 4', '\\*a*']) {
    expect(hasEmphasis(parseMarkedText(typed)), typed).toBe(false)
  }
})

describe('any text', () => {
  it('comes back line by line when no mark is in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), fc.constantFrom('\n', '\r\n', ' ')) }),
        (typed) => {
          fc.pre(!/[*|[\\\-`#>!]|[0-9]\.|https?:/i.test(typed))
          const lines = typed.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => line.trim() !== '')
          expect(parseMarkedText(typed).flatMap(linesOf)).toEqual(lines.map((line) => [text(line)]))
          expect(plainText(typed, { spoilers: 'drop' }).split(/\n+/)).toEqual(lines.length > 0 ? lines : [''])
        },
      ),
      { numRuns: 500 },
    )
  })

  it('loses nothing but marks', () => {
    const pieces = fc.constantFrom(
      '*',
      '**',
      '||',
      '[a](https://x.example)',
      '\\',
      '## ',
      '> ',
      '- ',
      '1. ',
      '2. ',
      '\n',
      '\n',
      ' ',
      'b',
      '.',
      '…',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 50 }), (parts) => {
        const typed = parts.join('')
        const kept = letters(plainText(typed, { spoilers: 'keep' }))
        const expected = letters(typed.replaceAll('[a](https://x.example)', 'a'))
        expect(JSON.stringify(parseMarkedText(typed))).not.toContain('"children":[]')
        // Only a link whose bracket is escaped shows its address.
        if (!typed.includes('\\[')) expect(kept).toBe(expected)
        expect(plainText(typed, { spoilers: 'drop' }).length).toBeLessThanOrEqual(typed.length * 2)
      }),
      { numRuns: 500 },
    )
  })

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void parseMarkedText(typed)))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\ud83d', '\udc00', '*', '|', '[', '\0', ' ') }),
        (typed) => void parseMarkedText(typed),
      ),
    )
  })
})

function numbers(start: number, ...items: string[]): Block {
  return { kind: 'list', ordered: true, start, items: items.map((item) => [text(item)]) }
}

function linesOf(block: Block): Inline[][] {
  expect(block.kind).toBe('paragraph')
  return block.kind === 'paragraph' ? block.lines : []
}

function letters(typed: string): string {
  return typed.replaceAll(/[^ab.…]/g, '')
}
