import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { postInput, RATINGS, section } from '#test/support/posts.ts'
import { DEFAULT_DRAWN } from '../look/drawn-look.ts'
import { shareCardAddress, shareCardOf, shareCardWords } from './share-card.ts'

const post = {
  ...postInput({ title: 'Warm Blood', film: { title: 'The Thing', year: 1982 }, ratings: RATINGS }),
  id: 'p_a',
}
const DEN = { blogName: 'Den', drawn: DEFAULT_DRAWN, locale: ENGLISH }
const picture = { src: '/media/0123456789abcdef0123456789abcdef.jpg' }

describe('shareCardOf', () => {
  it('names the film beside another title, and its year alone beside its own', () => {
    const filmOf = (title: string, film: object | null, tag = 'Horror Review') =>
      shareCardOf({ ...post, title, film, tag }, DEN, undefined).film
    expect(filmOf('Warm Blood', { title: 'The Thing', year: 1982 })).toBe('The Thing (1982)')
    expect(filmOf('Warm Blood', { title: 'The Thing' })).toBe('The Thing')
    expect(filmOf('The Thing', { title: ' The  Thing', year: 1982 })).toBe('1982')
    expect(filmOf('The Thing', null)).toBe('')
    expect(filmOf('Of dogs', null, 'Horror Musings')).toBe('')
  })

  it('has scores where the article has them', () => {
    expect(shareCardOf(post, DEN, undefined).ratings).toEqual(RATINGS)
    expect(shareCardOf({ ...post, tag: 'Horror List' }, DEN, undefined).ratings).toBeNull()
  })
})

describe('shareCardAddress', () => {
  const address = shareCardAddress(post, DEN, picture)

  it('names the post', () => expect(address).toMatch(/^\/covers\/p_a-[0-9a-z]+-card\.jpg$/))

  it('changes with everything that the card shows', () => {
    const others = [
      shareCardAddress({ ...post, title: 'Cold Blood' }, DEN, picture),
      shareCardAddress({ ...post, film: { title: 'The Thing', year: 2011 } }, DEN, picture),
      shareCardAddress({ ...post, ratings: { ...RATINGS, terror: null } }, DEN, picture),
      shareCardAddress({ ...post, ratings: { ...RATINGS, overall: 7 } }, DEN, picture),
      shareCardAddress(post, { ...DEN, blogName: 'Another' }, picture),
      shareCardAddress(post, DEN, { ...picture, focalPoint: { x: 10, y: 20 } }),
      shareCardAddress(post, DEN, undefined),
    ]
    expect(new Set([address, ...others]).size).toBe(others.length + 1)
  })

  it('does not change with anything else', () => {
    const sections = [section({ sectionTitle: 'The ending', sectionText: 'The dog did it.' })]
    const changes = { sections, tagline: 'x', description: 'x', author: 'x', date: '2020-01-01' }
    expect(shareCardAddress({ ...post, ...changes }, DEN, picture)).toBe(address)
  })
})

it('the words of a card are its alternative text', () => {
  const words = (changes: object) => shareCardWords(ENGLISH, shareCardOf({ ...post, ...changes }, DEN, undefined))
  expect(words({})).toBe('Warm Blood · The Thing (1982) · Overall: 6 out of 10 · Den')
  expect(words({ ratings: { ...RATINGS, overall: null } })).toBe('Warm Blood · The Thing (1982) · Den')
  expect(words({ film: null, tag: 'Horror List' })).toBe('Warm Blood · Den')
})
