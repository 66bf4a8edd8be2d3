import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { authors as authorsField } from './author-writing.ts'
import { authorNames, authorWords } from './authors.ts'

it.each([
  ['Ann', [], ['Ann'], 'Ann'],
  [' Ann ', ['Bo'], ['Ann', 'Bo'], 'Ann and Bo'],
  ['Ann', ['Bo', 'ann', 'BO', 'Cy'], ['Ann', 'Bo', 'Cy'], 'Ann, Bo and Cy'],
  // An author of an earlier version may be a list.
  ['Ann, Bo', ['Cy'], ['Ann, Bo', 'Cy'], 'Ann, Bo and Cy'],
  ['', ['Bo'], ['Bo'], 'Bo'],
  ['\u200b', ['Bo', 'Cy'], ['Bo', 'Cy'], 'Bo and Cy'],
  ['', [], [], ''],
  ['נועה', ['ليلى'], ['נועה', 'ليلى'], 'נועה and ليلى'],
])('the author %j with %j is shown as %j', (author, authors, names, words) => {
  expect(authorNames({ author, authors })).toEqual(names)
  expect(authorWords(ENGLISH, { author, authors })).toBe(words)
})

const MANY = Array.from({ length: 21 }, (_, index) => `Author ${index}`)
it.each([
  [
    [' Ann  Lee ', 'ANN LEE', '', ' ', '\u200b', 'Bo\nRay'],
    ['Ann Lee', 'Bo Ray'],
  ],
  [MANY.slice(1), MANY.slice(1)],
  [MANY, 'A post has at most 20 further authors'],
  [['Lee, Ann'], 'The name of a further author holds no comma'],
  [['x'.repeat(101)], `The name of a further author has at most 100 characters: “${'x'.repeat(30)}…” is longer`],
  [['👩‍🚀'.repeat(100)], ['👩‍🚀'.repeat(100)]],
  ['Ann', 'Further authors are a list of names'],
  [[5], 'The name of a further author is a text'],
])('further authors %j', (sent, taken) => {
  const { data, error } = authorsField.safeParse(sent)
  expect(data ?? error?.issues[0]?.message).toEqual(taken)
})
