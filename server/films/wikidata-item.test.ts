import { expect, it } from 'vitest'
import { film } from '#domain/posts/film/film-writing.ts'
import { filmIn, wikidataItem } from './wikidata-item.ts'

const labels = { en: { value: 'Alien' } }
const statement = (value: unknown) => ({ mainsnak: { datavalue: { value } } })

function read(item: object) {
  return filmIn(wikidataItem.parse(item), (id) => (id === 'Q1' ? '' : `name of ${id}`))
}

it.each([
  ['a name that is too long', { labels: { en: { value: 'x'.repeat(251) } } }, null],
  ['a name of signs that do not show', { labels: { en: { value: '\u202e \u0000\n' } } }, null],
  ['such signs in a name', { labels: { en: { value: ' A\u202elie\u0000n\n3 ' } } }, { title: 'Alien 3' }],
  ['a name in two ways of writing', { labels: { en: { value: 'Ame\u0301lie' } } }, { title: 'Am\u00e9lie' }],
  ['empty lists, as PHP writes empty maps', { labels: [], descriptions: [], claims: [] }, null],
  ['no statements', { labels, claims: [] }, { title: 'Alien' }],
  [
    'other values',
    { labels, claims: { P577: 'x', P57: [{}], P345: [7, null], P2047: [statement(null)] } },
    { title: 'Alien' },
  ],
  [
    'ids of something else',
    { labels, claims: { P345: [statement('nm1')], P4947: [statement('x')], P6127: [statement('<')] } },
    { title: 'Alien' },
  ],
  [
    'a later id that fits',
    { labels, claims: { P345: [statement('nm1'), statement('tt0078748')] } },
    { title: 'Alien', imdb: 'tt0078748' },
  ],
  [
    'a title in another language',
    {
      labels,
      claims: { P1476: [statement({ text: 'Alien', language: 'en' }), statement({ text: 'El octavo pasajero' })] },
    },
    { title: 'Alien', originalTitle: 'El octavo pasajero' },
  ],
  [
    'years before films',
    { labels, claims: { P577: [statement({ time: '+1869-01-01T00:00:00Z', precision: 11 })] } },
    { title: 'Alien' },
  ],
  [
    'a year alone',
    { labels, claims: { P577: [statement({ time: '+1979-00-00T00:00:00Z', precision: 9 })] } },
    { title: 'Alien', year: 1979 },
  ],
  [
    'a decade',
    { labels, claims: { P577: [statement({ time: '+1970-00-00T00:00:00Z', precision: 8 })] } },
    { title: 'Alien' },
  ],
  [
    'hours',
    { labels, claims: { P2047: [statement({ amount: '+1.95', unit: 'x/entity/Q25235' })] } },
    { title: 'Alien', runtime: 117 },
  ],
  [
    'no length',
    { labels, claims: { P2047: [statement({ amount: '+0', unit: 'x/entity/Q7727' })] } },
    { title: 'Alien' },
  ],
  [
    'a person without a name',
    { labels, claims: { P57: ['Q1', 'Q2'].map((id) => statement({ id })) } },
    { title: 'Alien', director: 'name of Q2' },
  ],
  [
    'four countries',
    { labels, claims: { P495: ['Q2', 'Q3', 'Q4', 'Q5'].map((id) => statement({ id })) } },
    { title: 'Alien', country: 'name of Q2, name of Q3, name of Q4' },
  ],
])('with %s', (_, item, expected) => {
  const found = read(item)
  expect(found).toEqual(expected && { description: '', ...expected })
  if (!found) return
  const { description: _description, ...facts } = found
  expect(film.parse(facts)).toEqual(facts)
})
