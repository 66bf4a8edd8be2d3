import { describe, expect, it } from 'vitest'
import { bullets, emphasis, paragraph, spoiler, text } from '#test/support/text/marked-text.ts'
import { picturesIn } from './marked-blocks.ts'
import { type Block, type Inline, parseMarkedText } from './marked-text.ts'

const PICTURE = `/media/${'0123456789abcdef'.repeat(2)}.jpg`

describe('headings', () => {
  it('begin a paragraph', () => {
    expect(parseMarkedText('## The *Thing*\nIt comes.\n\n##  Two ##\n## Three')).toEqual([
      heading(text('The '), emphasis('Thing')),
      paragraph('It comes.'),
      heading(text('Two ##')),
      heading(text('Three')),
    ])
  })

  it('show as typed when they are anything else', () => {
    for (const typed of ['# One', '### Three', '##One', '##', '## ', ' ## One', '#1 film', 'a\n## b'])
      expect(parseMarkedText(typed), typed).toEqual([paragraph(...typed.split('\n'))])
  })

  it('can be escaped, and part no spoiler', () => {
    expect(parseMarkedText('\\## a')).toEqual([paragraph('## a')])
    expect(parseMarkedText('\\##a\n\\## b')).toEqual([paragraph('\\##a', '\\## b')])
    expect(parseMarkedText('||a\n## b||')[0]).toMatchObject({
      lines: [[{ kind: 'spoiler' }], [spoiler('## b')]],
    })
  })
})

describe('quotes', () => {
  it('hold paragraphs and lists, to the end of their paragraph', () => {
    expect(parseMarkedText('> a\n>\n>b\n— C\n\n> - d\n> - e\nf')).toEqual([
      { kind: 'quote', blocks: [paragraph('a'), paragraph('b', '— C')] },
      { kind: 'quote', blocks: [bullets('d', 'e'), paragraph('f')] },
    ])
  })

  it('end at a list', () => {
    expect(parseMarkedText('> a\n- b\n- c')).toEqual([{ kind: 'quote', blocks: [paragraph('a')] }, bullets('b', 'c')])
  })

  it('hold their spoilers, and no quotes, headings or pictures', () => {
    expect(parseMarkedText('> ||a\nb||')).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [[spoiler('a')], [spoiler('b')]] }] },
    ])
    for (const typed of ['> a', '## a', `![a](${PICTURE})`, '[^1]: a', 'https://youtu.be/dQw4w9WgXcQ'])
      expect(parseMarkedText(`> ${typed}`)[0], typed).toMatchObject({ blocks: [{ kind: 'paragraph' }] })
  })

  it('show as typed when they are anything else, and escaped', () => {
    for (const typed of ['>a', '>', '> ', '>:(', '>> a', ' > a', 'a\n> b'])
      expect(parseMarkedText(typed), typed).toEqual([paragraph(...typed.split('\n'))])
    expect(parseMarkedText('\\> a')).toEqual([paragraph('> a')])
  })
})

describe('blocks of code', () => {
  it('keep every line between two fences', () => {
    expect(parseMarkedText('```\n*a*\n\n  - b\n- c\n```\nd')).toEqual([code('*a*\n\n  - b\n- c'), paragraph('d')])
    expect(parseMarkedText('````ts\n```\n````')).toEqual([code('```')])
    expect(parseMarkedText('```\n```')).toEqual([code('')])
  })

  it('show as typed without their end, and escaped', () => {
    for (const typed of ['```\na', '```\na\n````', '``\na\n``', ' ```\na\n```', 'a\n```\nb\n```', '```a b\nc\n```'])
      expect(parseMarkedText(typed), typed).toEqual([paragraph(...typed.split('\n'))])
    expect(parseMarkedText('\\```\na\n```')).toEqual([paragraph('```', 'a', '```')])
  })
})

describe('pictures', () => {
  it('stand alone in a paragraph', () => {
    const typed = `![The dog *runs*](${PICTURE})`
    const picture = { kind: 'picture', address: PICTURE, alt: 'The dog *runs*', typed }
    expect(parseMarkedText(`a\n\n${typed}\n\nb`)).toEqual([paragraph('a'), picture, paragraph('b')])
    expect(parseMarkedText(`![](${PICTURE})  `)).toMatchObject([{ kind: 'picture', alt: '' }])
    expect(picturesIn(`${typed}\n\n![](${PICTURE.replace('jpg', 'png')})`)).toEqual([
      PICTURE,
      PICTURE.replace('jpg', 'png'),
    ])
  })

  it('show as typed when they are anything else', () => {
    for (const typed of [
      `![a](${PICTURE})\nb`,
      `a\n![b](${PICTURE})`,
      `![a](${PICTURE}) b`,
      `![a](${PICTURE})![b](${PICTURE})`,
      '![a](/media/x.jpg)',
      `![a](/media/${'0'.repeat(32)}.gif)`,
      `![a](/media/${'0'.repeat(32)}-400.webp)`,
      '![a](https:/x.example/a.jpg)',
    ]) {
      expect(parseMarkedText(typed), typed).toEqual([paragraph(...typed.split('\n'))])
      expect(picturesIn(typed), typed).toEqual([])
    }
    expect(parseMarkedText(`\\![a](${PICTURE})`)).toEqual([paragraph(`![a](${PICTURE})`)])
    expect(picturesIn(`\`\`\`\n\n![a](${PICTURE})\n\n\`\`\``)).toEqual([])
  })
})

it('embeds are addresses of a known service, alone in a paragraph', () => {
  const href = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(parseMarkedText(`a\n\n${href} \n\nb`)[1]).toEqual({
    kind: 'embed',
    href,
    service: 'YouTube',
    frame: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
  for (const typed of [`${href}\na`, `a\n${href}`, `${href}.`, `${href} a`, 'https://x.example/'])
    expect(parseMarkedText(typed)[0], typed).toMatchObject({ kind: 'paragraph' })
  expect(parseMarkedText(`\\${href}`)).toEqual([paragraph(href)])
})

function heading(...line: Inline[]): Block {
  return { kind: 'heading', line }
}

function code(typed: string): Block {
  return { kind: 'code', text: typed }
}
