import { describe, expect, it } from 'vitest'
import { section as fullSection, postInput } from '#test/support/posts.ts'
import { ratingsOf } from '#test/support/scores.ts'
import {
  asSaved,
  type FormSection,
  type FormValues,
  formOf,
  newForm,
  newSection,
  toChange,
  toCreation,
  toScheduled,
  toWritten,
} from './form-values.ts'

const form = newForm('2026-10-31', 'The Midnight Den (2024)')
const withSections = (...sections: FormSection[]): FormValues => ({ ...form, sections })
const section = (key: number, texts: Partial<FormSection>): FormSection => ({ ...newSection(key), ...texts })
const whole = section(1, { sectionTitle: 'The knock', sectionText: 'Three times.' })

describe('the form as it is saved', () => {
  it('leaves out of a new post what lacks a title or a text', () => {
    const values = withSections(
      whole,
      section(2, { sectionTitle: 'No text' }),
      section(3, { sectionText: 'No title' }),
      section(4, { sectionTitle: ' ', sectionText: '\n' }),
    )
    expect(asSaved(values, form, false).sections).toEqual([whole])
  })

  it('keeps the words that a new post begins with, also without a title', () => {
    const opening = section(1, { sectionText: 'It rains.' })
    const untitled = section(2, { sectionText: 'It still rains.' })
    expect(asSaved(withSections(opening, untitled, whole), form, false).sections).toEqual([opening, whole])
    const withoutText = section(3, { sectionTitle: 'Rain' })
    expect(asSaved(withSections(withoutText, opening), form, false).sections).toEqual([])
  })

  it('leaves out of a changed post only what was added and holds nothing', () => {
    const emptied = section(2, {})
    const added = section(3, { sectionText: 'No title' })
    const saved = withSections(whole, section(2, { sectionText: 'Once' }))
    const values = withSections(whole, emptied, added, section(4, { sectionTitle: ' ' }))
    expect(asSaved(values, saved, true).sections).toEqual([whole, emptied, added])
  })

  it('is the very same form when nothing is left out', () => {
    const values = withSections(whole)
    expect(asSaved(values, form, false)).toBe(values)
    expect(asSaved(values, form, true)).toBe(values)
  })
})

it('a form made from a post sends every field back unchanged', () => {
  const film = { title: 'The Thing', year: 1982, runtime: 109, imdb: 'tt0084787', tmdb: 1091 }
  const entry = {
    ...fullSection({ sectionTitle: 'x' }),
    sectionSpoilers: 1 as const,
    sectionReview: 'p_2',
    sectionFilm: film,
  }
  const contentWarnings = [
    { kind: 'gore' as const, severity: 'strong' as const, minute: 0 },
    { kind: 'vomit' as const, severity: 'mild' as const },
  ]
  const authors = ['Noa Quist', 'Ida']
  const tags = ['Folk horror', '80s']
  const series = { name: 'Snow', part: 2 }
  const post = {
    ...postInput({ film, authors, tags, series, contentWarnings, sections: [fullSection(), entry] }),
    id: 'p_1',
    views: 0,
  }
  const { id, views, comments, ratings, ...written } = post
  expect(toWritten(formOf(post))).toEqual(written)
})

it('scores that were given stay with a post that is no review any more', () => {
  const given = { ...form, tag: 'Horror List', ratings: ratingsOf(7, 6, 5, 4, 3, 2, 6) }
  for (const body of [toCreation(given, []), toScheduled(given, []), toChange(given, { ratings: null }, [])])
    expect(body.ratings).toEqual(given.ratings)
  const bare = { ...form, tag: 'Horror List' }
  expect(toCreation(bare, []).ratings).toBeNull()
  expect(toChange(bare, { ratings: given.ratings }, []).ratings).toEqual(given.ratings)
})

it.each([
  ['', '', null],
  ['Snow', ' 2 ', { name: 'Snow', part: 2 }],
  ['Snow', '', { name: 'Snow' }],
  ['', 'two', { name: '', part: 'two' }],
])('a series named %j with the part %j is sent as typed', (name, part, series) => {
  expect(toWritten({ ...formOf({ ...postInput(), id: 'p_1', views: 0 }), series: { name, part } }).series).toEqual(
    series,
  )
})
