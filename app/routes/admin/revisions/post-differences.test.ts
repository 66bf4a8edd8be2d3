import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import type { PostContent } from '#domain/posts/post-content.ts'
import { postInput, RATINGS, section } from '#test/support/posts.ts'
import { namesOf, postDifferences as postDifferencesIn } from './post-differences.ts'

const [one, two, three] = ['One', 'Two', 'Three'].map((sectionTitle) =>
  section({ sectionTitle, sectionText: sectionTitle }),
)

const postDifferences = (before: PostContent, after: PostContent) =>
  postDifferencesIn(ENGLISH, before, after, 'Asia/Tokyo')

it('says the end of a hold at the top in the time zone of the blog', () => {
  const { fields } = postDifferences(content({}), content({ pinnedUntil: '2026-11-30T14:59:00.000Z' }))
  expect(fields).toEqual([
    { kind: 'value', label: 'Hold at the top until', before: '', after: 'November 30, 2026 at 23:59 (Asia/Tokyo)' },
  ])
})

it('names each field in the order of the form', () => {
  const now = content({ featured: 0, ratings: RATINGS, articleImage: '/media/a.jpg' })
  const then = content({
    title: 'Other words',
    date: '2024-11-01',
    featured: 1,
    authors: ['Noa', 'Ida'],
    tags: ['Antarctica', '80s'],
    series: { name: 'Snow', part: 2 },
    film: { title: 'The Thing', year: 1982, runtime: 109 },
    ratings: { ...RATINGS, terror: 9, overall: null },
    contentWarnings: [{ kind: 'gore', severity: 'strong', minute: 47 }],
  })
  expect(postDifferences(now, then).fields).toEqual([
    { kind: 'words', label: 'Title', before: 'The Thing', after: 'Other words' },
    { kind: 'value', label: 'Date', before: 'October 31, 2024', after: 'November 1, 2024' },
    { kind: 'value', label: 'Featured', before: 'False', after: 'True' },
    { kind: 'picture', label: 'Main Image', before: '/media/a.jpg', after: '' },
    { kind: 'value', label: 'Further Authors', before: '', after: 'Noa, Ida' },
    { kind: 'value', label: 'Tags', before: '', after: 'Antarctica, 80s' },
    { kind: 'value', label: 'Series', before: '', after: 'Snow, 2' },
    { kind: 'value', label: 'Film Title', before: '', after: 'The Thing' },
    { kind: 'value', label: 'Film Year', before: '', after: '1982' },
    { kind: 'value', label: 'Running Time in Minutes', before: '', after: '109' },
    { kind: 'value', label: 'Terror', before: '7', after: '9' },
    { kind: 'value', label: 'Overall Rating', before: '6', after: '–' },
    { kind: 'value', label: 'Content Warnings', before: '', after: 'Gore (strong, minute 47)' },
  ])
  expect(postDifferences(now, content({ ratings: null })).fields).toHaveLength(8)
  expect(postDifferences(now, now)).toEqual({ fields: [], sections: [], order: null })
})

it('knows a section again that was moved, renamed or rewritten', () => {
  const moved = postDifferences(
    content({ sections: [one!, two!, three!] }),
    content({ sections: [three!, one!, two!] }),
  )
  expect(moved).toEqual({
    fields: [],
    sections: [],
    order: { before: ['One', 'Two', 'Three'], after: ['Three', 'One', 'Two'] },
  })
  const film = { title: 'The Thing', year: 1982 }
  const rewritten = { ...one!, sectionText: 'New', sectionSpoilers: 1 as const, sectionFilm: film }
  const renamed = { ...two!, sectionTitle: 'Zwei' }
  const after = content({ sections: [three!, renamed, rewritten] })
  const changed = postDifferences(content({ sections: [one!, two!, three!] }), after)
  expect(changed.sections).toEqual([
    {
      kind: 'changed',
      name: 'Zwei',
      fields: [{ kind: 'words', label: 'Section Title', before: 'Two', after: 'Zwei' }],
    },
    {
      kind: 'changed',
      name: 'One',
      fields: [
        { kind: 'words', label: 'Section Text', before: 'One', after: 'New' },
        { kind: 'value', label: 'This section contains spoilers', before: '', after: 'Yes' },
        { kind: 'value', label: 'Film of this section', before: '', after: 'The Thing, 1982' },
      ],
    },
  ])
  expect(namesOf(ENGLISH.t, changed)).toEqual(['section “Zwei”', 'section “One”', 'order of sections'])
})

it('tells sections that come from those that go', () => {
  const bare = section({ sectionText: 'no title' })
  const gone = postDifferences(
    content({ sections: [one!, two!, two!] }),
    content({ sections: [two!, two!, bare, three!] }),
  )
  expect(gone.sections.map(({ kind, name, fields }) => [kind, name, fields.length])).toEqual([
    ['added', 'Section 3', 1],
    ['added', 'Three', 2],
    ['removed', 'One', 2],
  ])
  expect(gone.order).toBeNull()
  expect(namesOf(ENGLISH.t, gone)).toEqual([
    'section “Section 3” (added)',
    'section “Three” (added)',
    'section “One” (removed)',
  ])
  // Both versions have equally many sections left, so these are matched.
  const rewritten = postDifferences(content({ sections: [one!] }), content({ sections: [two!] }))
  expect(rewritten.sections).toMatchObject([{ kind: 'changed', name: 'Two' }])
})

function content(changes: Partial<PostContent>): PostContent {
  const { comments: _, ...draft } = postInput({ path: '/blogs/The-Thing', ...changes })
  return draft
}
