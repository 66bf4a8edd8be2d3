import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { emptyWords } from './list-filter.ts'

it.each([
  [{ q: 'x' }, 'No post holds these words. Try fewer.'],
  [{ tag: 'x' }, 'There is no post in this category. Try all categories.'],
  [{ tagged: 'x' }, 'There is no post with this tag. Try all tags.'],
  [{ q: 'x', tag: 'x' }, 'No post in this category holds these words. Try fewer words, or all categories.'],
  [{ q: 'x', tagged: 'x' }, 'No post with this tag holds these words. Try fewer words, or all tags.'],
  [{ tag: 'x', tagged: 'x' }, 'There is no post in this category and with this tag. Try all categories and tags.'],
  [
    { q: 'x', tag: 'x', tagged: 'x' },
    'No post in this category and with this tag holds these words. Try fewer words, or all categories and tags.',
  ],
])('says of what an empty list has none: %j', (filter, words) => {
  expect(emptyWords(ENGLISH.t, filter)).toBe(words)
})
