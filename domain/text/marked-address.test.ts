import { expect, it } from 'vitest'
import { text } from '#test/support/text/marked-text.ts'
import { parseInline } from './marked-inline.ts'

const linksIn = (typed: string) => parseInline(typed).flatMap((node) => (node.kind === 'link' ? node.href : []))

it('a bare address is a link that shows itself', () => {
  expect(parseInline('See https://x.example/a?b=c#d now')).toEqual([
    text('See '),
    {
      kind: 'link',
      href: 'https://x.example/a?b=c#d',
      children: [text('https://x.example/a?b=c#d')],
    },
    text(' now'),
  ])
  expect(linksIn('HTTP://x.example\nhttps://y.example/é')).toEqual(['HTTP://x.example', 'https://y.example/é'])
})

it.each([
  ['https://x.example.', 'https://x.example'],
  ['https://x.example/a…', 'https://x.example/a'],
  ['(https://x.example/a)', 'https://x.example/a'],
  ['(see https://x.example/a).', 'https://x.example/a'],
  ['https://x.example/The_Ring_(2002_film)', 'https://x.example/The_Ring_(2002_film)'],
  ['(https://x.example/The_Ring_(2002_film)).', 'https://x.example/The_Ring_(2002_film)'],
  ['“https://x.example/a”', 'https://x.example/a'],
  ['<https://x.example/a>', 'https://x.example/a'],
  ['"https://x.example/a"!', 'https://x.example/a'],
  ['https://x.example/a-', 'https://x.example/a-'],
  ['参见https://x.example/恐怖。', 'https://x.example/恐怖'],
  ['（https://x.example/a）', 'https://x.example/a'],
  ['《一尺闲梦》当当网https://x.example/RUy3HJN《一尺闲梦》', 'https://x.example/RUy3HJN'],
])('%s: without the punctuation of the sentence', (typed, href) => {
  expect(linksIn(typed)).toEqual([href])
})

it('marks around it count', () => {
  expect(parseInline('*https://x.example* ||https://y.example||')).toMatchObject([
    { kind: 'emphasis', children: [{ href: 'https://x.example' }] },
    {},
    { kind: 'spoiler', children: [{ href: 'https://y.example' }] },
  ])
})

it('shows as typed when it leads nowhere, is escaped, or is part of a link', () => {
  for (const typed of [
    'https://',
    'https://.',
    'https://?a',
    'xhttps://x.example',
    'https://x:port/',
    'javascript:alert(1)',
    'www.x.example',
    `https://x.example/${'a'.repeat(2048)}`,
    '[a](https://x.example',
  ])
    expect(parseInline(typed), typed).toEqual([text(typed)])
  expect(parseInline('\\https://x.example')).toEqual([text('https://x.example')])
  expect(parseInline('[see https://y.example](https://x.example)')).toEqual([
    { kind: 'link', href: 'https://x.example', children: [text('see https://y.example')] },
  ])
})
