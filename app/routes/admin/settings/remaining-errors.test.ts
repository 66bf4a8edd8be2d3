import { expect, it } from 'vitest'
import { defaultSettings } from '#content/default-settings.ts'
import type { Settings } from '#domain/settings/settings-writing.ts'
import { remainingErrors } from './remaining-errors.ts'
import { moved } from './rows/order.ts'

const parts = [
  { heading: 'One', text: '' },
  { heading: '', text: '' },
  { heading: 'Three', text: '' },
]
const refused: Settings = { ...defaultSettings, blogName: '', terms: { title: 'T', intro: '', parts } }
const errors = { blogName: 'Blog name is required', 'terms.parts.1.heading': 'Heading is required' }

function withParts(now: typeof parts): Settings {
  return { ...refused, terms: { ...refused.terms, parts: now } }
}

it('keeps an error beside its field until something else is typed there', () => {
  expect(remainingErrors(errors, refused, refused)).toEqual(errors)
  expect(remainingErrors(errors, refused, { ...refused, tagline: 'New', adsEnabled: true })).toEqual(errors)
  expect(remainingErrors(errors, refused, { ...refused, blogName: 'D' })).toEqual({
    'terms.parts.1.heading': 'Heading is required',
  })
})

it('drops the error of a part that is no longer there', () => {
  const { blogName } = errors
  expect(remainingErrors(errors, refused, withParts(moved(parts, 1, 0)))).toEqual({ blogName })
  expect(remainingErrors(errors, refused, withParts(parts.toSpliced(1, 1)))).toEqual({ blogName })
  expect(remainingErrors(errors, refused, withParts([]))).toEqual({ blogName })
})

it('moves an item up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})
