import { expect, it } from 'vitest'
import { seenRevision } from './precondition.ts'

it.each(['"p_-1.3"', 'W/"p_-1.3"', '"p_-1.3;br"', '"p_-1.3-gzip"', '"p_-1.3;gzip-gzip"', '"x.9", "p_-1.3-br"'])(
  'the revision of %s is seen, whatever encoded it',
  (tag) => void expect(seenRevision(tag, undefined, 'p_-1')).toBe(3),
)

it.each(['"p_-2.3"', '"p_-1.3-zip"', '"p_-1.3', 'p_-1.3'])('%s names none', (tag) => {
  expect(seenRevision(tag, undefined, 'p_-1')).toBe(0)
})
