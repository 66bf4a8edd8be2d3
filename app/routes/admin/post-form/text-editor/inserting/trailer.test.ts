import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { parseMarkedText } from '#domain/text/marked-text.ts'
import { trailerLine } from './trailer.ts'

it.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
  [' youtu.be/abcdefghijk?t=90 ', 'https://youtu.be/abcdefghijk?t=90'],
  ['//vimeo.com/76979871', 'https://vimeo.com/76979871'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/abcdefghijk',
  ],
  ['https://letterboxd.com/film/the-thing/', 'https://letterboxd.com/film/the-thing/'],
])('of %j comes the line of a card', (typed, line) => {
  expect(trailerLine(ENGLISH, typed)).toEqual({ ok: true, line })
  expect(parseMarkedText(`One\n\n${line}\n\ntwo`)[1]).toMatchObject({ kind: 'embed', href: line })
})

it.each([
  ['', 'Paste the address'],
  ['the thing trailer', 'No card can be made of this'],
  ['https://example.org/trailer.mp4', 'No card can be made of this'],
  ['https://www.youtube.com/results?search_query=the+thing', 'YouTube, but to no video'],
  ['https://vimeo.com/watch', 'Vimeo, but to no video'],
  ['https://vimeo.com/76979871 and more', 'no card can have'],
])('of %j none comes, for a reason', (typed, problem) => {
  expect(trailerLine(ENGLISH, typed)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) })
})
