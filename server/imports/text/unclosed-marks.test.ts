import { expect, it } from 'vitest'
import { withMarksClosed } from './unclosed-marks.ts'

it.each([
  ['a <i>b<i> c', 'a <i>b</i> c'],
  ['<b>a<b> b <b>c</b> d', '<b>a</b> b <b>c</b> d'],
  ['<I>a<i> <em>b<em>', '<I>a</i> <em>b</em>'],
  ['<p><i>a<i></p><p><i>b</i></p>', '<p><i>a</i></p><p><i>b</i></p>'],
  ['<i>a\n\n<i>b</i>', '<i>a\n\n<i>b</i>'],
  ['<b>a<b>b</b></b>', '<b>a<b>b</b></b>'],
  ['<i class="x">a<i>b</i></i>', '<i class="x">a<i>b</i></i>'],
  ['a <i>b', 'a <i>b'],
  ['a</i> <img> <iframe>', 'a</i> <img> <iframe>'],
])('marks that were opened twice are closed: %s', (typed, closed) => {
  expect(withMarksClosed(typed)).toBe(closed)
})

it('takes no more than a moment for any text', () => {
  for (const part of ['<i>', '<i', '</i>', '<b><i>', '\n \n', '<p>'])
    expect(withMarksClosed(part.repeat(1_000_000 / part.length)).length).toBeGreaterThan(900_000)
})
