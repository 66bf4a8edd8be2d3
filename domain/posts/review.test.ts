import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { RATINGS } from '#test/support/posts.ts'
import { categoryLabel, namesReview, showsRatings } from './review.ts'

describe('namesReview', () => {
  it('finds the word anywhere, in any case', () => {
    for (const tag of ['Horror Review', 'REVIEW', 'reviews of 2025', 'PreViEw… a rEvIeW', 'Review']) {
      expect(namesReview(tag), tag).toBe(true)
    }
    for (const tag of ['', 'Horror List', 'Horror Musings', 'General', 'Re view', 'revıew']) {
      expect(namesReview(tag), tag).toBe(false)
    }
  })

  it('does not read the language of the machine', () => {
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return this.replaceAll('I', 'ı').toLowerCase()
    })
    expect(namesReview('HORROR REVIEW')).toBe(true)
  })

  it('holds however the letters are cased and whatever surrounds them', () => {
    const casing = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), casing, fc.string({ unit: 'binary' }), (before, upper, after) => {
        const word = [...'review'].map((letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join('')
        expect(namesReview(before + word + after)).toBe(true)
      }),
    )
  })
})

describe('categoryLabel', () => {
  it('is General without a category', () => {
    expect(categoryLabel('')).toBe('General')
    expect(categoryLabel('  \n')).toBe('General')
    expect(categoryLabel('Horror List')).toBe('Horror List')
  })

  it('is never blank', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (tag) => void expect(categoryLabel(tag).trim()).not.toBe('')))
  })
})

it('showsRatings needs a review and ratings', () => {
  const ratings = RATINGS
  expect(showsRatings({ tag: 'Horror Review', ratings })).toBe(true)
  expect(showsRatings({ tag: 'Horror Review', ratings: null })).toBe(false)
  expect(showsRatings({ tag: 'Horror List', ratings })).toBe(false)
  expect(showsRatings({ tag: '', ratings: null })).toBe(false)
})
