import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasShapeOf, isSame } from './json-equality.ts'

it('finds a copy the same, in whatever order it is compared, and a difference at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isSame(a, structuredClone(a))).toBe(true)
      expect(isSame(a, b)).toBe(isSame(b, a))
    }),
  )
  expect(isSame({ parts: [{ heading: 'One' }] }, { parts: [{ heading: 'Two' }] })).toBe(false)
  expect(isSame({ one: 1 }, { one: 1, two: 2 })).toBe(false)
})

it('refuses what lacks a field or holds another type, at any depth, and takes more fields', () => {
  const like = { title: '', image: { src: '', uploaded: null }, sections: [{ text: '' }], removed: [] }
  const kept = { title: 'T', image: { src: 'a', uploaded: { width: 1 } }, sections: [], removed: [{ index: 0 }] }
  expect(hasShapeOf({ ...kept, mood: 'gloomy' }, like)).toBe(true)
  expect(hasShapeOf(kept, like)).toBe(true)
  for (const wrong of [
    null,
    [],
    { ...kept, title: 1 },
    { ...kept, image: null },
    { ...kept, image: { uploaded: null } },
    { ...kept, sections: {} },
    { ...kept, sections: [{ text: 'a' }, { heading: 'b' }] },
    { ...kept, removed: [null] },
  ])
    expect([wrong, hasShapeOf(wrong, like)]).toEqual([wrong, false])
})
