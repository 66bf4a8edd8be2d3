import { describe, expect, it } from 'vitest'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, imported } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import { SavedPosts } from '../posts/saved-posts.ts'

const PICTURE = `data:image/jpeg;base64,${(await drawing('jpeg')).toString('base64')}`
const LARGE = `data:image/png;base64,${Buffer.alloc(11_000_000).toString('base64')}`
const PLAIN = {
  title: 'Why #1? 100%',
  tagline: 'Short',
  description: 'Long',
  author: 'Keeper',
  date: '2023-10-31',
  tag: 'Horror Review',
  featured: 1,
  path: '/blogs/Why-#1?-100%',
  articleImage: PICTURE,
  articleImgSrc: 'The Midnight Den (2024)',
  sections: [
    { sectionTitle: 'One', sectionText: 'Text', sectionImage: '', sectionImgScr: 'A studio', mood: 'bleak' },
    { sectionTitle: 'Two', sectionText: 'Text', sectionImage: 'data:,', sectionImgSrc: '' },
  ],
  ratings: { terror: 7, suspense: '8', originality: null, cinematography: 11, overall: 9 },
  comments: [{ by: 'x', text: 'y' }],
  views: 12,
}
const TIME = { seconds: 1_698_710_400, nanoseconds: 0 }

/** A value as the REST interface writes it. */
function typed(value: unknown): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (Array.isArray(value)) return { arrayValue: value.length > 0 ? { values: value.map(typed) } : {} }
  return { mapValue: { fields: fieldsOf(value as object) } }
}

function fieldsOf(document: object): object {
  return Object.fromEntries(Object.entries(document).map(([key, value]) => [key, typed(value)]))
}

const times = { createTime: '2023-10-31T00:00:00Z', updateTime: '2023-11-01T00:00:00.5Z' }
const name = 'projects/p/databases/(default)/documents/blogs/ID'
const SHAPES: Readonly<Record<string, unknown>> = {
  'of the REST interface': { documents: [{ name, fields: fieldsOf(PLAIN), ...times }], nextPageToken: 'x' },
  'in a list': [{ id: 'ID', ...PLAIN }],
  'by their ids': { ID: PLAIN },
  'of an exporter': {
    __collections__: {
      settings: { x: { siteKey: 'k' } },
      blogs: {
        ID: {
          ...PLAIN,
          __collections__: {},
          date: { __datatype__: 'timestamp', value: { _seconds: TIME.seconds, _nanoseconds: 0 } },
        },
      },
    },
  },
  'of the SDK': [{ id: 'ID', ...PLAIN, date: TIME }],
}

const EXPECTED = {
  title: 'Why #1? 100%',
  date: '2023-10-31',
  tag: 'Horror Review',
  featured: 1,
  path: '/blogs/Why-#1?-100%',
  articleImage: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.jpg$/),
  sections: [
    { sectionTitle: 'One', sectionText: 'Text', sectionImage: '', sectionImgSrc: 'A studio', sectionImageAlt: '' },
    { sectionTitle: 'Two', sectionText: 'Text', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' },
  ],
  ratings: {
    terror: 7,
    suspense: 8,
    originality: null,
    cinematography: null,
    acting: null,
    soundtrack: null,
    overall: 9,
  },
  comments: [{ by: 'x', text: 'y' }],
  views: 12,
}

describe('Documents', () => {
  for (const [shape, content] of Object.entries(SHAPES))
    it(`${shape} become posts with everything in them`, async () => {
      await using database = await openTestSqlite()
      const [line] = await imported(database, fileOf('export.json', JSON.stringify(content)))
      expect(line).toMatchObject({ outcome: 'new', path: PLAIN.path, pictures: 1 })
      expect(line!.notes).toEqual([
        'kept beside the post, since Den has no such field: mood',
        'the score cinematography "11" is not a whole number from 0 to 10',
        'picture not moved: data:, (it is empty)',
      ])
      expect(await new PublishedPosts(database).newestWhole(9)).toMatchObject([EXPECTED])
    })
})

describeEachDatabase('An import of documents', (open) => {
  it('gives posts of one path another, makes none twice, and refuses what is no document', async () => {
    await using database = await open()
    const twins = [
      { ...PLAIN, id: 'a' },
      { ...PLAIN, id: 'b' },
      { ...PLAIN, id: 'c', title: 'x'.repeat(70), path: 'none', date: 'soon' },
    ]
    const file = fileOf('export.json', JSON.stringify({ blogs: twins }))
    const told = await imported(database, file, { isDryRun: true })
    const report = await imported(database, file)
    expect(told.map(({ notes }) => notes)).toEqual(report.map(({ notes }) => notes))
    expect(report.map((line) => 'path' in line && line.path)).toEqual([
      PLAIN.path,
      `${PLAIN.path}-2`,
      `/blogs/${'x'.repeat(70)}`,
    ])
    expect(report[1]!.notes).toContain(`${PLAIN.path} leads to another post already`)
    expect(report[2]!.notes.join()).toMatch(/"soon" is no day.*60 characters/)
    expect((await imported(database, file)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('unchanged'))
    await expect(imported(database, fileOf('x.json', '{"a":1}'))).rejects.toThrow('There is no document with a title.')
    await expect(imported(database, fileOf('output-0', 'x'))).rejects.toThrow('managed export')
  })
})

it('reads what the interface of Den answers, and passes over what is no document', async () => {
  await using database = await openTestSqlite()
  const section = { sectionTitle: 'One', sectionText: 'Text', sectionSpoilers: 1, sectionReview: 'p_x' }
  const answered = {
    ...PLAIN,
    id: 'a',
    ...{ articleImage: '', comments: [] },
    status: 'scheduled',
    publishAt: '2999-01-01T00:00:00.000Z',
    tags: ['80s', 'Traps'],
    series: { name: 'Traps', part: 2 },
    film: { title: 'Cube', year: 1997, runtime: 90 },
    contentWarnings: [{ kind: 'gore', severity: 'mild' }, 'nonsense'],
    sections: [{ ...section, sectionFilm: { title: 'Cube' } }],
  }
  const broken = {
    createTime: '2019-10-31T22:30:00Z',
    fields: {
      ...fieldsOf({ title: 'Broken', description: 'x'.repeat(9), status: 'draft', views: -1 }),
      date: { mapValue: {} },
      ratings: { mapValue: 1 },
      comments: { arrayValue: 1 },
      ...{ sections: 1, tagline: {}, author: { doubleValue: 1.5 } },
    },
  }
  const odd = [
    { title: 'Place', date: { seconds: 1e300, nanoseconds: 0 }, tag: { __datatype__: 'geopoint', value: 'Essay' } },
    { title: 'Time', date: { __datatype__: 'timestamp', value: '2019-10-31' }, articleImage: LARGE },
    ...[{ name: 'a/b', fields: {} }, { id: 'x' }, TIME, 5],
  ]
  const file = fileOf('export.json', JSON.stringify([answered, { documents: [broken] }, ...odd]))
  const report = await imported(database, file)
  expect(report[3]!.notes).toContain(`picture not moved: ${LARGE.slice(0, 60)}… (it is larger than 10 MB)`)
  expect(report.map((line) => [line.outcome, line.title, 'status' in line && line.status])).toEqual([
    ['new', PLAIN.title, 'scheduled'],
    ['new', 'Broken', 'draft'],
    ['new', 'Place', 'published'],
    ['new', 'Time', 'published'],
    ['refused', 'b', false],
  ])
  const drafts = new SavedPosts(database)
  expect(await drafts.page('scheduled', { offset: 0, limit: 9 })).toMatchObject([
    {
      ...{
        film: answered.film,
        tags: answered.tags,
        series: answered.series,
        contentWarnings: [{ kind: 'gore', severity: 'mild' }],
      },
      sections: [{ sectionSpoilers: 1, sectionReview: 'p_x', sectionFilm: { title: 'Cube' } }],
    },
  ])
  expect(await drafts.page('draft', { offset: 0, limit: 9 })).toMatchObject([
    { title: 'Broken', author: '1.5', date: '2019-10-31' },
  ])
})

it('takes documents without an id for one only if their texts are the same, also in a dry run', async () => {
  await using database = await openTestSqlite()
  const other = { ...PLAIN, sections: [{ sectionTitle: 'One', sectionText: 'Another text' }] }
  const file = fileOf('export.json', JSON.stringify([PLAIN, other, { ...PLAIN, views: 13 }, { ...PLAIN, views: 13 }]))
  for (const isDryRun of [true, false])
    expect(await imported(database, file, { isDryRun }), `dry: ${isDryRun}`).toMatchObject([
      { outcome: 'new', path: PLAIN.path },
      { outcome: 'new', path: `${PLAIN.path}-2` },
      { outcome: 'changed', path: PLAIN.path },
      { outcome: 'unchanged', path: PLAIN.path },
    ])
})
