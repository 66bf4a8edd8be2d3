import { expect, test } from 'vitest'
import { shortColor } from './picture.tsx'

test.each([
  ['4c504c', '#555'],
  ['968c70', '#887'],
  ['8a1a1a', '#822'],
  ['ff0000', '#f00'],
  ['ffffff', '#fff'],
  ['000000', '#000'],
])('%s in three digits is %s', (color, short) => {
  expect(shortColor(color)).toBe(short)
})
