import { expect, it } from 'vitest'
import { LABELS_SHOWN, LabelTally, labelUses, withLabelUses } from './label-uses.ts'

const labels = { tag: 'Giallo', tags: ['Reviews', '70s', 'Giallo classics'] }

it.each([
  [{}, { ...labels, leftOut: [] }],
  [{ Reviews: 'category' }, { tag: 'Reviews', tags: ['Giallo', '70s', 'Giallo classics'], leftOut: [] }],
  [{ Giallo: 'tag' }, { tag: '', tags: ['Giallo', 'Reviews', '70s', 'Giallo classics'], leftOut: [] }],
  [
    { Giallo: 'left-out', '70s': 'category', Reviews: 'category' },
    { tag: 'Reviews', tags: ['70s', 'Giallo classics'], leftOut: ['Giallo'] },
  ],
  [
    { Giallo: 'left-out', '70s': 'left-out' },
    { tag: '', tags: ['Reviews', 'Giallo classics'], leftOut: ['Giallo', '70s'] },
  ],
] as const)('gives a post the labels that were chosen: %j', (uses, expected) => {
  expect(withLabelUses(labels, uses)).toEqual(expected)
})

it('knows a name that every object has as any other', () => {
  expect(withLabelUses({ tag: 'constructor', tags: [] }, {}).tag).toBe('constructor')
})

it('counts labels before any choice, the most frequent first', () => {
  const tally = new LabelTally()
  tally.add(labels)
  tally.add({ tag: 'Reviews', tags: ['70s'] })
  tally.add({ tag: '', tags: ['70s'] })
  expect(tally.found()).toEqual([
    { name: '70s', asCategory: 0, asTag: 3 },
    { name: 'Reviews', asCategory: 1, asTag: 1 },
    { name: 'Giallo', asCategory: 1, asTag: 0 },
    { name: 'Giallo classics', asCategory: 0, asTag: 1 },
  ])
  for (let n = 0; n < 20_000; n++) tally.add({ tag: `c${n}`, tags: [] })
  expect(tally.found()).toHaveLength(LABELS_SHOWN)
})

it('takes a bounded choice of known uses', () => {
  const many = Object.fromEntries(Array.from({ length: LABELS_SHOWN + 1 }, (_, n) => [`c${n}`, 'tag']))
  for (const wrong of [{ a: 'series' }, many, { ['x'.repeat(1_001)]: 'tag' }, ['tag']])
    expect(labelUses.safeParse(wrong).success).toBe(false)
  expect(labelUses.safeParse({ a: 'left-out' }).success).toBe(true)
})
