import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emphasis, spoiler, strong, text } from '#test/support/text/marked-text.ts'
import { parseInline } from './marked-inline.ts'
import type { Inline } from './marked-text.ts'

describe('pairs', () => {
  it('hug a word', () => {
    expect(parseInline('*emphasis*')).toEqual([emphasis('emphasis')])
    expect(parseInline('**strong**')).toEqual([strong('strong')])
    expect(parseInline('||spoiler||')).toEqual([spoiler('spoiler')])
    expect(parseInline('***both***')).toEqual([strong(emphasis('both'))])
    expect(parseInline('a *b c* d')).toEqual([text('a '), emphasis('b c'), text(' d')])
  })

  it('stand among punctuation and emoji', () => {
    expect(show('"*Run!*" she said; (*Alien*), *Aliens*/*Alien³*… 🎃*boo*🎃 ❤️*heart*')).toBe(
      '"<em>Run!</em>" she said; (<em>Alien</em>), <em>Aliens</em>/<em>Alien³</em>… 🎃<em>boo</em>🎃 ❤️<em>heart</em>',
    )
    expect(show('*"Quoted"* (*(sic)*) “*‘Salem’s Lot’*” *…then* ||$500||')).toBe(
      '<em>"Quoted"</em> (<em>(sic)</em>) “<em>‘Salem’s Lot’</em>” <em>…then</em> <sp>$500</sp>',
    )
  })

  it.each([
    ['彼は*強調*した', '彼は<em>強調</em>した'],
    ['これは**「重要なこと」**です。', 'これは<b>「重要なこと」</b>です。'],
    ['这是**我想做的事。**所以继续', '这是<b>我想做的事。</b>所以继续'],
    ['**마크다운(Markdown)**을', '<b>마크다운(Markdown)</b>을'],
    ['犯人は||ネタバレー||です', '犯人は<sp>ネタバレー</sp>です'],
    ['ผีคือ||แม่||เอง', 'ผีคือ<sp>แม่</sp>เอง'],
  ])('stand among the letters of scripts without spaces: %s', (typed, shown) => {
    expect(show(typed)).toBe(shown)
  })

  it('nest, and span the lines of a paragraph', () => {
    expect(show('**The *Ring* ends** ||with *Sadako* **out**||')).toBe(
      '<b>The <em>Ring</em> ends</b> <sp>with <em>Sadako</em> <b>out</b></sp>',
    )
    expect(show('*one\ntwo*')).toBe('<em>one\ntwo</em>')
  })

  it('take the nearest partner', () => {
    expect(show('*note, and *this* one')).toBe('*note, and <em>this</em> one')
    expect(show('*a **b *c* d**')).toBe('*a <b>b <em>c</em> d</b>')
    expect(show('*a **b* c**')).toBe('<em>a **b</em> c**')
  })

  it('never let another mark open a spoiler', () => {
    expect(show('*a ||b* c||')).toBe('*a <sp>b* c</sp>')
    expect(show('||a *b|| c*')).toBe('<sp>a *b</sp> c*')
    expect(show('||stray and ||real|| text')).toBe('<sp>stray and ||real</sp> text')
  })
})

it('everything else shows as typed', () => {
  for (const typed of [
    '2 * 3 * 4',
    'snake_case_name',
    '**',
    '*',
    '***',
    '****',
    '||',
    '||||',
    '|||a|||',
    'a*b*c',
    'a || b || c',
    'if (a||b) c',
    'f**k this s*** and sh*t',
    '5* film, 4* film',
    '* a *',
    '** a **',
    '|| a ||',
    '*a *',
    '* a*',
    '(*) and (*)',
    '"*" and "*"',
    '“||” and “||”',
    '/*/ and /*/',
    'smile :*) twice*',
    '*note (*)',
    '"*" and more*',
    '*note "*"',
    '*one',
    'one*',
    '**one*',
    '*one**',
    'C:\\dir\\new',
    '\\\\server\\share',
    '¯\\_(ツ)_/¯ \\o/ \\|/',
    '\\',
    '# Heading',
    '> quote',
    '``code`',
    'the `60s and the `70s',
    'it`s and that`s',
    '`a\nb`',
    '` a `',
    '[^1]',
    '<b>bold</b> &amp;',
    '[sic]',
    '[]',
    '[a] (//x.example)',
    'https://',
    'https:///x',
    'xhttps://x.example',
  ]) {
    expect(parseInline(typed), typed).toEqual([text(typed)])
  }
  expect(parseInline('')).toEqual([])
})

describe('a backslash', () => {
  it('shows the mark after it', () => {
    expect(show('\\*a*')).toBe('*a*')
    expect(show('\\**a**')).toBe('**a**')
    expect(show('*a\\*')).toBe('*a*')
    expect(show('*a\\* b*')).toBe('<em>a* b</em>')
    expect(show('\\||a||')).toBe('||a||')
    expect(show('\\[a](https://x.example)')).toBe('[a](https://x.example)')
    expect(show('\\[a\\](https://x.example)')).toBe('[a](https://x.example)')
  })

  it('shows itself before anything else', () => {
    expect(show('\\\\*a*')).toBe('\\*a*')
    expect(show('\\a \\- \\|a')).toBe('\\a \\- \\|a')
  })
})

describe('links', () => {
  it('lead to http, https, mailto and paths of this blog', () => {
    expect(parseInline('see [the *film*](https://x.example/a?b=c#d), ok')).toEqual([
      text('see '),
      { kind: 'link', href: 'https://x.example/a?b=c#d', children: [text('the '), emphasis('film')] },
      text(', ok'),
    ])
    expect(show('[a](http://x.example) [b](mailto:a@b.example) [c](HTTPS://x.example)')).toBe(
      '<http://x.example|a> <mailto:a@b.example|b> <HTTPS://x.example|c>',
    )
    expect(show('[a](/blogs/The-Thing_(1982)#end) [b](/) see![c](/d)')).toBe(
      '</blogs/The-Thing_(1982)#end|a> </|b> see!</d|c>',
    )
    expect(show('**[a](https://x.example)** ||[b](https://y.example)||')).toBe(
      '<b><https://x.example|a></b> <sp><https://y.example|b></sp>',
    )
  })

  it('may hold parentheses and escaped brackets', () => {
    expect(show('[The Ring](https://en.wikipedia.org/wiki/The_Ring_(2002_film)).')).toBe(
      '<https://en.wikipedia.org/wiki/The_Ring_(2002_film)|The Ring>.',
    )
    expect(show('[a \\[b\\] c](https://x.example)')).toBe('<https://x.example|a [b] c>')
    expect(show('[not [this](https://x.example)')).toBe('[not <https://x.example|this>')
  })

  it('show as typed when they are anything else', () => {
    for (const typed of [
      '[a](javascript:alert(1))',
      '[a](JaVaScRiPt:alert(1))',
      '[a](data:text/html,x)',
      '[a](//x.example)',
      '[a](/\\x.example)',
      '[a](/\tx)',
      '[a](terms)',
      '[a](#end)',
      '[a](https:x.example)',
      '[a](https://)',
      '[a](https:///x)',
      '[a](https://x.example "title")',
      '[a](https://x.example',
      '[a](https://x.example/()',
      '[a](https://x example)',
      '[a](https://x.example\\@evil.example)',
      '[a](https://[)',
      '[a](mailto:)',
      '[](https://x.example)',
      '[ ](https://x.example)',
      '[a\nb](https://x.example)',
      `[a](https://x.example/${'a'.repeat(2048)})`,
    ]) {
      expect(parseInline(typed), typed).toEqual([text(typed)])
    }
  })
})

describe('any text', () => {
  it('keeps every character: marks put back, it is what was typed', () => {
    fc.assert(
      fc.property(hostileText, (typed) => {
        const withoutEscapes = typed.replaceAll('\\', '')
        expect(typedAgain(parseInline(withoutEscapes))).toBe(withoutEscapes)
        expect(typedAgain(parseInline(typed)).replaceAll('\\', '')).toBe(withoutEscapes)
      }),
      { numRuns: 500 },
    )
  })

  it('gives no empty node, no neighbouring texts and no deep nesting', () => {
    fc.assert(
      fc.property(hostileText, (typed) => expectTidy(parseInline(typed), 12)),
      { numRuns: 500 },
    )
  })

  it('is text when no mark is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (typed) => {
        fc.pre(!/[*|[\\`]|https?:/i.test(typed))
        expect(parseInline(typed)).toEqual([text(typed)])
      }),
      { numRuns: 500 },
    )
  })
})

const hostileText = fc
  .array(
    fc.constantFrom(
      '*',
      '**',
      '***',
      '||',
      '|',
      '[',
      ']',
      '](https://x.example)',
      '\\',
      '`',
      '(',
      ')',
      '"',
      ' ',
      '\n',
      'a',
      'b',
      '怖',
      '。',
      '.',
      '🎃',
      '](',
      '[a](https://x.example)',
      '[b](mailto:',
      'https://',
      'https://[',
      '\n\n',
      '- ',
      '1. ',
      'b c',
      '\ud800',
    ),
    { maxLength: 60 },
  )
  // The parsed code does not tell the number of its backticks.
  .map((pieces) => pieces.join('').replaceAll(/`+/g, '`'))

function show(typed: string): string {
  return written(
    parseInline(typed),
    { emphasis: ['<em>', '</em>'], strong: ['<b>', '</b>'], spoiler: ['<sp>', '</sp>'] },
    (href, inner) => `<${href}|${inner}>`,
  )
}

function typedAgain(nodes: Inline[]): string {
  return written(nodes, { emphasis: ['*', '*'], strong: ['**', '**'], spoiler: ['||', '||'] }, (href, inner) =>
    href === inner ? href : `[${inner}](${href})`,
  )
}

type Pairs = Record<'emphasis' | 'strong' | 'spoiler', [string, string]>

function written(nodes: Inline[], pairs: Pairs, link: (href: string, inner: string) => string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if ('text' in node) return `\`${node.text}\``
      if (!('children' in node)) return ''
      const inner = written(node.children, pairs, link)
      return node.kind === 'link' ? link(node.href, inner) : pairs[node.kind].join('\0').replace('\0', () => inner)
    })
    .join('')
}

function expectTidy(nodes: Inline[], depth: number): void {
  expect(depth).toBeGreaterThan(0)
  nodes.forEach((node, index) => {
    if (!('children' in node)) {
      if (node.kind !== 'text') return
      expect(node.text).not.toBe('')
      expect(nodes[index + 1]?.kind).not.toBe('text')
    } else {
      expect(node.children).not.toEqual([])
      expectTidy(node.children, depth - 1)
    }
  })
}
