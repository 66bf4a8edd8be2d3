import { expect, it } from 'vitest'
import { storedPost } from '#test/support/posts.ts'
import { postInstants } from './post-instants.ts'

const instants = (date: string, createdAt: string, updatedAt = createdAt) =>
  Object.values(postInstants(storedPost({ date, createdAt, updatedAt })))

it('is the earlier of noon UTC of the day and the first publication', () => {
  // 23:00 of October 30 in London is noon of October 31 in Auckland.
  expect(instants('2026-10-31', '2026-10-30T23:00:00.000Z')).toEqual(Array(2).fill('2026-10-30T23:00:00.000Z'))
  expect(instants('2026-10-31', '2026-10-31T08:00:00.000Z')).toEqual(Array(2).fill('2026-10-31T08:00:00.000Z'))
  expect(instants('2026-10-31', '2026-10-31T20:00:00.000Z', '2026-11-02T09:00:00.000Z')).toEqual([
    '2026-10-31T12:00:00.000Z',
    '2026-11-02T09:00:00.000Z',
  ])
  expect(instants('', '2026-10-31T20:00:00.000Z')).toEqual(Array(2).fill('2026-10-31T20:00:00.000Z'))
})

it('never changes before it is published, also as an import says', () => {
  expect(instants('2026-10-31', '2026-11-01T20:00:00.000Z', '2026-10-30T09:00:00.000Z')).toEqual(
    Array(2).fill('2026-10-31T12:00:00.000Z'),
  )
  expect(instants('2026-10-31', '', '')).toEqual(Array(2).fill('2026-10-31T12:00:00.000Z'))
})
