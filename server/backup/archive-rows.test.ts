import { expect, it } from 'vitest'
import { rowsOf } from './archive-rows.ts'

const rows = (text: string) => rowsOf(Buffer.from(text), 'tables/posts/00001.ndjson')

it('reads rows whose texts hold quotes, backslashes and brackets', () => {
  const written = [
    { title: 'A "quote", and one [bracket {' },
    { title: 'ends with a backslash \\' },
    { title: '\\\\"' },
    { title: null, views: 7 },
  ]
  expect(rows(written.map((row) => `${JSON.stringify(row)}\n`).join(''))).toEqual(written)
})

it('reads a long row behind short ones', () => {
  const long = JSON.stringify({ title: 'x'.repeat(2_000_000) })
  expect(rows(`${'{}\n'.repeat(300_000)}${long}\n`)).toHaveLength(300_001)
})

it.each([
  ['more rows than a writer puts into one part', '{}\n'.repeat(400_000), 'is larger than a part of a table'],
  ['lists in lists', `${'['.repeat(9)}${']'.repeat(9)}\n`, 'has a line that is no row'],
  ['an object in a row', '{"a":{}}\n', 'has a line that is no row'],
  ['more values than a table has columns', `[${'0,'.repeat(1_000)}0]\n`, 'has a line that is no row'],
  ['a line without its end', '{}', 'does not end with a line'],
  ['a text without its end', '{"a":"\n', 'holds no JSON'],
  ['an empty line', '{}\n\n', 'holds no JSON'],
])('refuses %s', (_, text, words) => {
  expect(() => rows(text)).toThrow(`tables/posts/00001.ndjson ${words}`)
})
