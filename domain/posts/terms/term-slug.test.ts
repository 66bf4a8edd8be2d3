import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedSlug, freeSlug, termLetter, termSlug, termSortKey } from './term-slug.ts'

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

it('a slug is ASCII, and folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (label) => {
      const slug = termSlug('film', label)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(termSlug('film', slug)).toBe(slug)
    }),
  )
})

it('names in other scripts have slugs of their own', () => {
  expect(termSlug('film', '恐怖')).toMatch(/^film-[0-9a-z]+$/)
  expect(termSlug('film', '恐怖')).not.toBe(termSlug('film', '怪談'))
})

it('the slug of a decade is its first year', () => {
  expect(termSlug('decade', '1980s')).toBe('1980')
})

it('a slug that is taken gets the first free number', () => {
  expect(freeSlug('a', new Set())).toBe('a')
  expect(freeSlug('a', new Set(['a', 'a-3']))).toBe('a-2')
  expect(freeSlug('a', new Set(['a-2']))).toBe('a')
})

it.each([
  ['film', 'The Thing', 'thing', 't'],
  ['film', 'A', 'a', 'a'],
  ['film', 'An American Werewolf', 'american-werewolf', 'a'],
  ['film', '28 Days Later', '28-days-later', '#'],
  ['film', '恐怖', '', '#'],
  ['director', 'Kyle Edward Ball', 'ball-kyle-edward-ball', 'b'],
  ['author', 'Mara', 'mara-mara', 'm'],
  ['category', 'The Lists', 'the-lists', 't'],
] as const)('the %s %s is sorted by %s', (kind, label, key, letter) => {
  expect(termSortKey(kind, label)).toBe(key)
  expect(termLetter(termSortKey(kind, label))).toBe(letter)
})
