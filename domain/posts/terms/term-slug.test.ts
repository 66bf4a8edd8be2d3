import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedSlug, freeSlug, termSlug } from './term-slug.ts'

it.each([
  ['Horror Review', 'horror-review'],
  ['  Élan   Vital ', 'elan-vital'],
  ['Rosemary’s Baby', 'rosemarys-baby'],
  ["Don't Look Now", 'dont-look-now'],
  ['Q&A: [REC]³', 'q-a-rec-3'],
  ['Straße Æon Øre Łódź', 'strasse-aeon-ore-lodz'],
  ['İstanbul', 'istanbul'],
  ['恐怖', ''],
])('%s folds to %s', (text, slug) => {
  expect(foldedSlug(text)).toBe(slug)
})

it('a slug folds to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (label) => {
      const slug = termSlug('film', label)
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u)
      expect(termSlug('film', slug)).toBe(slug)
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  ['恐怖', '恐怖'],
  ['28日後…', '28日後'],
  ['リング 2', 'リング-2'],
  ['Ring リング', 'ring'],
  ['الرعب في الليل', 'الرعب-في-الليل'],
  ['Ночной ДОЗОР', 'ночной-дозор'],
  ['Об’єкт 9', 'обєкт-9'],
  ["Прокляття сім'ї", 'прокляття-сімї'],
  ['1408', '1408'],
])('a label without a Latin letter keeps its own: %s is %s', (label, slug) => {
  expect(termSlug('film', label)).toBe(slug)
})

it('signs alone have slugs of their own', () => {
  expect(termSlug('film', '!!!')).toMatch(/^film-[0-9a-z]+$/)
  expect(termSlug('film', '!!!')).not.toBe(termSlug('film', '???'))
})

it('the slug of a decade is its first year', () => {
  expect(termSlug('decade', '1980s')).toBe('1980')
})

it('a slug that is taken gets the first free number', () => {
  expect(freeSlug('a', new Set())).toBe('a')
  expect(freeSlug('a', new Set(['a', 'a-3']))).toBe('a-2')
  expect(freeSlug('a', new Set(['a-2']))).toBe('a')
})
