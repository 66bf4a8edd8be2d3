import { expect, it } from 'vitest'
import { emphasis, spoiler, text } from '#test/support/text/marked-text.ts'
import { parseInline } from './marked-inline.ts'

it('inline code hugs what it marks, in which nothing else is a mark', () => {
  expect(parseInline('see `*a* \\ https://x.example`, ok')).toEqual([
    text('see '),
    { kind: 'code', text: '*a* \\ https://x.example' },
    text(', ok'),
  ])
  expect(parseInline('``a`b``')).toEqual([{ kind: 'code', text: 'a`b' }])
  expect(parseInline('*`a`* ||`b`|| [`c`](https://x.example)')).toMatchObject([
    emphasis({ kind: 'code', text: 'a' }),
    {},
    spoiler({ kind: 'code', text: 'b' }),
    {},
    { kind: 'link', children: [{ kind: 'code', text: 'c' }] },
  ])
})

it('backticks after a letter or before a space open no code', () => {
  for (const typed of ['a` b`', '` b`', 'a`b`']) expect(parseInline(typed)).toEqual([text(typed)])
})

it('the next run of as many backticks ends it', () => {
  expect(parseInline('`a` `b`')).toMatchObject([{ kind: 'code', text: 'a' }, {}, { kind: 'code', text: 'b' }])
  expect(parseInline('`a ``b``')).toMatchObject([{ text: '`a ' }, { kind: 'code', text: 'b' }])
})

it('a backslash shows its backticks', () => {
  expect(parseInline('\\`a`')).toEqual([text('`a`')])
  expect(parseInline('\\``a``')).toEqual([text('``a``')])
})

it('never uncovers a spoiler', () => {
  for (const typed of ['`||a||`', '||a `b|| c`', '`a ||b` c||']) {
    expect(JSON.stringify(parseInline(typed)), typed).toContain('spoiler')
    expect(JSON.stringify(parseInline(typed)), typed).not.toContain('code')
  }
})
