import { describe, expect, it } from 'vitest'
import { postInput, RATINGS, section } from '#test/support/posts.ts'
import { directorNames, POST_TERMS_MAX, termHref, termKey, termPath, termsOf } from './term.ts'

const named = (terms: ReturnType<typeof termsOf>) => terms.map(({ kind, label }) => `${kind} ${label}`)

describe('the terms of a post', () => {
  it('are its labels, the month of its date, and its film', () => {
    const film = { title: ' The  Thing ', year: 1982, director: 'John Carpenter' }
    expect(
      named(
        termsOf(
          postInput({
            film,
            authors: ['Windows', 'mac'],
            tags: ['80s', 'Snow'],
            series: { name: ' Ice  age ', part: 2 },
          }),
        ),
      ),
    ).toEqual([
      'category Horror Review',
      'author Mac',
      'author Windows',
      'tag 80s',
      'tag Snow',
      'series Ice age',
      'published-year 2024',
      'published-month 2024-10',
      'film The Thing',
      'director John Carpenter',
      'year 1982',
      'decade 1980s',
    ])
  })

  it('are the default category and the title of a review where fields are empty', () => {
    const post = postInput({ tag: ' ', author: '', date: 'soon', title: 'Alien' })
    expect(named(termsOf(post))).toEqual(['category General'])
    const review = { ...post, tag: 'Review', ratings: RATINGS }
    expect(named(termsOf(review))).toEqual(['category Review', 'film Alien'])
  })

  it('include the films of its sections, for which its scores do not count', () => {
    const film = { title: 'Alien', year: 1979, director: 'Ridley Scott' }
    const sections = [section({ sectionFilm: film }), section({ sectionFilm: { title: 'Aliens', year: 1986 } })]
    const terms = termsOf(postInput({ film, sections, ratings: RATINGS }))
    expect(terms.filter(({ isRated }) => !isRated).map(({ label }) => label)).toEqual(['Aliens', '1986', '1980s'])
    expect(terms.filter(({ kind }) => kind === 'film')).toMatchObject([
      { label: 'Alien', year: 1979, director: 'Ridley Scott', isRated: true },
      { label: 'Aliens', year: 1986, director: '', isRated: false },
    ])
  })

  it('are limited in number, its own before those of its sections', () => {
    const director = Array.from({ length: 100 }, (_, index) => `D ${index}`).join(', ')
    const sections = Array.from({ length: 200 }, (_, index) =>
      section({ sectionFilm: { title: `Film ${index}`, director: director.replaceAll('D ', `${index} `) } }),
    )
    const terms = termsOf(postInput({ author: 'Mac', sections }))
    expect([terms.length, terms[1]]).toMatchObject([POST_TERMS_MAX, { kind: 'author', label: 'Mac' }])
  })

  it('can be made of stored values of the wrong type', () => {
    const film = { title: 1408, year: '2007', director: null } as never
    expect(named(termsOf(postInput({ film })))).toEqual(expect.arrayContaining(['film 1408', 'year 2007']))
    expect(named(termsOf(postInput({ film: { title: 'X', year: 1.5 } })))).not.toContain('year 1.5')
  })
})

it.each([
  ['John Carpenter', ['John Carpenter']],
  ['Daniel Myrick & Eduardo Sánchez', ['Daniel Myrick', 'Eduardo Sánchez']],
  ['A. One, B. Two and C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['A. One; B. Two, and C. Three', ['A. One', 'B. Two', 'C. Three']],
  ['Sandy Anders / Andy Sand', ['Sandy Anders', 'Andy Sand']],
  ['Ett und Zwei et Trois', ['Ett', 'Zwei', 'Trois']],
  ['Chan En Wei', ['Chan En Wei']],
  ['José Ortega y Gasset', ['José Ortega y Gasset']],
  ['清水崇、中田秀夫', ['清水崇', '中田秀夫']],
  ['One, One', ['One']],
  [' ', []],
])('%j names the directors %j', (text, names) => {
  expect(directorNames(text)).toEqual(names)
})

it('a label has an address when its slug is known', () => {
  const slugs = new Map([
    [termKey('author', 'Élan'), 'elan-2'],
    [termKey('film', 'Nosferatu', 1979), 'nosferatu-2'],
  ])
  expect(termHref(slugs, 'author', ' E\u0301lan ')).toBe('/author/elan-2')
  expect(termHref(slugs, 'film', 'Nosferatu', 1979)).toBe('/film/nosferatu-2')
  expect(termHref(slugs, 'film', 'Nosferatu', 1922)).toBeUndefined()
  expect(termPath('published-month', '2024-10')).toBe('/archive/2024/10')
})
