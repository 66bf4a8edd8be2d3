import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postInput } from '#test/support/posts.ts'
import { textHash } from '../text/text-hash.ts'
import { coverAddress } from './cover.ts'

const post = { ...postInput({ title: 'The Thing' }), id: 'p_a' }

describe('coverAddress', () => {
  it('names post, content and shape', () => {
    expect(coverAddress(post, 'wide')).toMatch(/^\/covers\/p_a-[0-9a-z]+-wide\.svg$/)
  })

  it('changes with the title, and with nothing else', () => {
    const address = coverAddress(post, 'wide')
    expect(coverAddress({ ...post, title: 'The Things' }, 'wide')).not.toBe(address)
    expect(coverAddress({ ...post, ...postInput({ title: 'The Thing', tag: 'Horror List' }) }, 'wide')).toBe(address)
  })
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
