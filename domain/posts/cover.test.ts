import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postInput } from '#test/support/posts.ts'
import { textHash } from '../text/text-hash.ts'
import { coverAddress, coverOf } from './cover.ts'

const ratings = { terror: 1, suspense: 1, originality: 1, cinematography: 1, acting: 1, soundtrack: 1, overall: 7 }
const post = { ...postInput({ title: 'The Thing', ratings }), id: 'p_a' }

describe('coverAddress', () => {
  it('names post, content and shape', () => {
    expect(coverAddress(post, 'wide')).toMatch(/^\/covers\/p_a-[0-9a-z]+-wide\.svg$/)
    expect(coverAddress(post, 'card')).toMatch(/^\/covers\/p_a-[0-9a-z]+-card\.jpg$/)
  })

  it('changes with title and verdict, and with nothing else', () => {
    const address = coverAddress(post, 'wide')
    expect(coverAddress({ ...post, title: 'The Things' }, 'wide')).not.toBe(address)
    expect(coverAddress({ ...post, ratings: { ...ratings, overall: 8 } }, 'wide')).not.toBe(address)
    expect(coverAddress({ ...post, ratings: null }, 'wide')).not.toBe(address)
    expect(coverAddress({ ...post, ratings: { ...ratings, terror: 9 } }, 'wide')).toBe(address)
    expect(coverAddress({ ...post, tag: 'Review of a film' }, 'wide')).toBe(address)
  })
})

it('a cover shows a score where the article does', () => {
  expect(coverOf(post)).toEqual({ title: 'The Thing', score: 7 })
  expect(coverOf({ ...post, tag: 'Horror List' })).toEqual({ title: 'The Thing', score: null })
})

describe('textHash', () => {
  it('is a safe whole number, the same for the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hash = textHash(text)
        expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true)
        expect(textHash(text)).toBe(hash)
      }),
    )
  })

  it('differs for texts that differ in one place', () => {
    const hashes = new Set(Array.from({ length: 20_000 }, (_, number) => textHash(`Post ${number}`)))
    expect(hashes.size).toBe(20_000)
  })

  it('never changes, since addresses are kept for a year', () => {
    expect([textHash(''), textHash('The Thing'), textHash('恐怖')]).toMatchInlineSnapshot(`
      [
        853093096944677,
        150789818876162,
        7693361098562823,
      ]
    `)
  })
})
