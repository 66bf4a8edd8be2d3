import { expect, it } from 'vitest'
import { formErrors, NO_ERRORS, remainingErrors, sectionErrors, unplacedMessages } from './form-errors.ts'
import { type FormAction, formReducer, initialState } from './form-state.ts'
import { type FormValues, newForm, newSection } from './form-values.ts'

const sections = [newSection(4), newSection(7)]
const values: FormValues = { ...newForm('2026-05-01', 'me'), sections }

it('stay with their section wherever it goes', () => {
  const errors = formErrors({ 'sections.1.sectionImage': 'Not kept any more' }, values)
  const moved = formReducer(initialState(values), { type: 'move-section', key: 7, by: -1 }).values.sections
  expect(moved.map(({ key }) => sectionErrors(errors, key))).toEqual([{ sectionImage: 'Not kept any more' }, NO_ERRORS])
  expect(sectionErrors(errors, 7)).toBe(sectionErrors(errors, 7))
})

it.each<[string, FormAction]>([
  ['title', { type: 'text', field: 'title', value: 'x' }],
  ['featured', { type: 'featured', value: 'True' }],
  ['articleImage', { type: 'image', value: sections[0]!.image }],
  ['film.title', { type: 'film', name: 'title', value: 'x' }],
  ['film.year', { type: 'film', name: 'year', value: '1973' }],
  ['film.director', { type: 'film', name: 'director', value: 'x' }],
  ['film.runtime', { type: 'film', name: 'runtime', value: '90' }],
  ['authors', { type: 'authors', value: 'x' }],
  ['tags.3', { type: 'tags', value: 'x' }],
  ['contentWarnings.2.minute', { type: 'contentWarnings', value: [] }],
  ['sections.1.sectionFilm.year', { type: 'section-film', key: 7, name: 'year', value: '1973' }],
  ['sections.1.sectionReview', { type: 'section', key: 7, change: { review: 'p_1' } }],
  ['ratings.overall', { type: 'rating', name: 'overall', value: 3 }],
  ['sections.1.sectionText', { type: 'section', key: 7, change: { sectionText: 'x' } }],
  ['sections.1.sectionImage', { type: 'section', key: 7, change: { image: sections[0]!.image } }],
])('of %s goes away when something else stands there, and no other does', (name, action) => {
  const errors = formErrors({ [name]: 'Wrong', author: 'Missing', 'sections.0.sectionText': 'Wrong, too' }, values)
  expect(unplacedMessages(errors, values, [])).toEqual([])
  const left = remainingErrors(errors, action)
  expect(left).toEqual({ author: 'Missing', 'section-4.sectionText': 'Wrong, too' })
  // An action on other fields returns the same object.
  expect(remainingErrors(left, action)).toBe(left)
})

it('are said aloud, each once, where the form shows no such field', () => {
  const errors = formErrors(
    {
      title: 'Title is required',
      path: 'Another post has this path, or once had it',
      sections: 'A post has at most 1,000 sections',
      'ratings.terror': 'A rating must be a whole number from 0 to 10',
      'ratings.acting': 'A rating must be a whole number from 0 to 10',
      titel: 'Den has no such field',
      'sections.1.sectionTilte': 'Den has no such field',
      'sections.1.sectionFilm.imdb': 'IMDb is an id',
      'sections.9.sectionText': 'Section Text is a text',
    },
    { ...values, tag: 'Horror List' },
  )
  expect(unplacedMessages(errors, { ...values, tag: 'Horror List' }, [])).toEqual([
    'A post has at most 1,000 sections',
    'A rating must be a whole number from 0 to 10',
    'Den has no such field',
    'IMDb is an id',
    'Section Text is a text',
  ])
  // That of a review shows ratings.
  expect(unplacedMessages(errors, values, [])).toEqual([
    'A post has at most 1,000 sections',
    'Den has no such field',
    'IMDb is an id',
    'Section Text is a text',
  ])
})
