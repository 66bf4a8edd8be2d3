import { expect, it } from 'vitest'
import { emptyWords } from './list-filter.ts'

it.each([
  [{ q: 'x' }, 'No post holds these words. Try fewer.'],
  [{ tag: 'x' }, 'There is no post in this category. Try all categories.'],
  [{ tagged: 'x' }, 'There is no post with this tag. Try all tags.'],
  [{ q: 'x', tagged: 'x' }, 'No post with this tag holds these words. Try fewer words, or all tags.'],
  [{ tag: 'x', tagged: 'x' }, 'There is no post in this category and with this tag. Try all categories and tags.'],
])('says of what an empty list has none: %j', (filter, words) => {
  expect(emptyWords(filter)).toBe(words)
})
