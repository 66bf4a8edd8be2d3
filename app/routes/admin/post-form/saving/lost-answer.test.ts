import { expect, it } from 'vitest'
import { eachRating } from '#domain/posts/ratings.ts'
import { hasFieldsOf } from './lost-answer.ts'

const body = { title: 'Mine', ratings: eachRating(0), status: 'draft' }

it('recognizes what was sent in what is stored, with fields that were not sent', () => {
  expect(hasFieldsOf({ ...body, id: 'p_1', views: 3 }, body)).toBe(true)
  expect(hasFieldsOf({ ...body, title: 'Theirs' }, body)).toBe(false)
  expect(hasFieldsOf(null, body)).toBe(false)
})

it('takes no scores for the zeros that the form shows in their place, and for no others', () => {
  expect(hasFieldsOf({ ...body, ratings: null }, body)).toBe(true)
  expect(hasFieldsOf({ ...body, ratings: null }, { ...body, ratings: eachRating(7) })).toBe(false)
  expect(hasFieldsOf({ ...body, title: null }, { ...body, title: eachRating(0) })).toBe(false)
})
