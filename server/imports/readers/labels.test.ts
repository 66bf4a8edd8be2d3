import { expect, it } from 'vitest'
import { importedTags } from './labels.ts'

it('labels become tags, without commas and each once', () => {
  expect(importedTags(['70s', ' Killers, slow ', '70S', ''])).toEqual({
    tags: ['70s', 'Killers slow'],
    left: [],
    notes: [],
  })
})

it('labels that are too long or too many are left out, and named', () => {
  const long = 'x'.repeat(61)
  const { tags, left, notes } = importedTags([long, ...Array.from({ length: 21 }, (_, index) => `t${index}`)])
  expect([tags.length, tags[0], left]).toEqual([20, 't0', [long, 't20']])
  expect(notes).toEqual([`tags left out, too long or too many: ${long}, t20`])
})
