import { expect, it } from 'vitest'
import { emphasis, paragraph, text } from '#test/support/text/marked-text.ts'
import { type Inline, parseMarkedText } from './marked-text.ts'

it('are numbered as the text refers to them, and come last', () => {
  expect(parseMarkedText('a[^x] b[^1] c[^x]\n\n[^1]: One\ntwo\n[^x]: *Three*\n\nd')).toEqual([
    { kind: 'paragraph', lines: [[text('a'), note(1), text(' b'), note(2), text(' c'), note(1, false)]] },
    paragraph('d'),
    {
      kind: 'footnotes',
      notes: [[[emphasis('Three')]], [[text('One')], [text('two')]]],
    },
  ])
})

it('may be referred to in headings, lists, quotes and pairs', () => {
  const [heading, list, quote, paragraph] = parseMarkedText('## a[^1]\n\n- b[^1]\n- c\n\n> d[^1]\n\n*e[^1]*\n\n[^1]: f')
  expect(heading).toMatchObject({ line: [{}, note(1)] })
  expect(list).toMatchObject({ items: [[{}, note(1, false)], [{}]] })
  expect(quote).toMatchObject({ blocks: [{ lines: [[{}, note(1, false)]] }] })
  expect(paragraph).toMatchObject({ lines: [[{ kind: 'emphasis', children: [{}, note(1, false)] }]] })
})

it('show as typed when one half is missing', () => {
  for (const typed of ['a[^1]', '[^1]: a', 'a[^1]\n[^1]: b', 'a[^1]\n\n[^1]:b', 'a[^1]\n\n[^2]: b', '[^1]: [^1]'])
    expect(parseMarkedText(typed), typed).toEqual(typed.split('\n\n').map((part) => paragraph(...part.split('\n'))))
  expect(parseMarkedText('a\\[^1]\n\n[^1]: b')).toEqual([paragraph('a[^1]'), paragraph('[^1]: b')])
  expect(parseMarkedText('a[^1]\n\n[^1]: b\n\n[^1]: c')).toMatchObject([
    { lines: [[{}, note(1)]] },
    paragraph('[^1]: c'),
    { notes: [[[text('b')]]] },
  ])
})

it('end at a list', () => {
  expect(parseMarkedText('a[^1]\n\n[^1]: b\n- c\n- d').map(({ kind }) => kind)).toEqual([
    'paragraph',
    'list',
    'footnotes',
  ])
})

it('are covered where only spoilers refer to them', () => {
  const notesOf = (typed: string) =>
    parseMarkedText(typed).flatMap((block) => (block.kind === 'footnotes' ? block.notes : []))
  const covered = { kind: 'spoiler', children: [text('b '), text('c')] }
  expect(notesOf('||a[^1]||\n\n[^1]: b ||c||')).toEqual([[[covered]]])
  expect(notesOf('||a[^1]|| d[^1]\n\n[^1]: b')).toEqual([[[text('b')]]])
})

function note(number: number, isFirst = true): Inline {
  return { kind: 'footnote', number, isFirst }
}
