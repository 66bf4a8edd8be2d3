import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { unsliced } from '../db/slices.ts'
import { openCategories } from '../posts/categories/open-categories.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import type { ImportRequest } from './imports.ts'

async function importedPost(path: string, options: Partial<ImportRequest>) {
  await using database = await openTestSqlite()
  const [line] = await imported(database, path, options)
  const [post] = await new PublishedPosts(database).newestWhole(1)
  return {
    ratings: post!.ratings,
    tag: post!.tag,
    tags: post!.tags,
    notes: line!.notes,
    scores: ('scores' in line! && line.scores) || [],
  }
}

const HEAD = 'title: The Fog Horn\ndate: 2019-10-31\ndescription: d\n'
const markdown = (fields: string, text = 'It blows.') => fileOf('a.md', `---\n${HEAD}${fields}\n---\n${text}`)
const wordPress = (fields: Readonly<Record<string, string>>, text = 'It blows.') =>
  fileOf(
    'a.xml',
    wxr(
      item(
        1,
        { 'content:encoded': text },
        Object.entries(fields)
          .map(([key, value]) => meta(key, value))
          .join(''),
      ),
    ),
  )
const overall = (ratings: { overall: number | null } | null) => ratings?.overall ?? null

it('stores no score whose best one is not written, names each, and takes them over once it is told', async () => {
  await using database = await openTestSqlite()
  const folder = folderOf({ 'a.md': `---\n${HEAD}rating: 4\nratings: { terror: 5, mood: 3 }\n---\nIt blows.` })
  const posts = new PublishedPosts(database)
  const [first] = await imported(database, folder)
  expect([first, (await posts.newestWhole(1))[0]!.ratings]).toEqual([
    expect.objectContaining({
      outcome: 'new',
      scores: ['5', '4'],
      notes: [
        'Den has no such score: mood 3 left out',
        'scores left out, since their scale is not given: terror 5, overall 4',
      ],
    }),
    null,
  ])
  expect(await imported(database, folder)).toMatchObject([{ outcome: 'unchanged', scores: ['5', '4'] }])
  expect(await imported(database, folder, { scale: '5' })).toMatchObject([{ outcome: 'changed' }])
  const [scored] = await posts.newestWhole(1)
  expect([scored!.ratings, scored!.tag]).toEqual([
    expect.objectContaining({ terror: 10, overall: 8, suspense: null }),
    'Horror Review',
  ])
})

it.each([
  ['rating: 3.5', '5', 7, ['3.5']],
  ['stars: ★★★½', '5', 7, ['★★★½']],
  ['grade: B+', 'letters', 8, ['B+']],
  ['score: 83', '100', 8, ['83']],
  ['score: 8/10', null, 8, []],
  ['rating: { value: 4, best: 5 }', null, 8, []],
  ['review: { rating: 80 % }', null, 8, []],
  ['extra: { rating: 3 }', 'stars', 8, ['3']],
  ['ratings: 4', '5', 8, ['4']],
] as const)('Markdown with %s on the scale %s becomes %i', async (fields, scale, score, scores) => {
  const post = await importedPost(markdown(fields), { scale })
  expect([overall(post.ratings), post.scores]).toEqual([score, scores])
})

it.each([
  [{ wp_review_total: '4.5', wp_review_type: 'star' }, null, 9],
  [{ wp_review_total: '70', wp_review_type: 'percentage' }, null, 7],
  [{ yasr_overall_rating: '4.0' }, null, 8],
  [{ ta_post_review_rating: '3.5' }, null, 7],
  [{ taq_review_score: '76.6666666667' }, null, 8],
  [{ _lets_review_final_score_100: '90' }, null, 9],
  [{ yasr_overall_rating: '-1', rating: '3' }, '5', 6],
  [{ review_score: 'B' }, 'letters', 7],
  [{ yasr_overall_rating: '0' }, '5', null],
  [{ mood: '9' }, '10', null],
] as const)('WordPress with %j on the scale %s becomes %s', async (fields, scale, score) => {
  const post = await importedPost(wordPress(fields), { scale })
  expect(overall(post.ratings)).toBe(score)
  expect(post.tag).toBe(score === null ? '' : 'Horror Review')
})

it.each([
  ['[rating:3.5/5]', null, 7, '3.5/5'],
  ['[usr 8 max=10 text=false]', null, 8, '8/10'],
  ['[star rating="4"]', '5', 8, '4'],
  ['[su_rating stars="4.5" max="5"]', null, 9, '4.5/5'],
  ['[film-rating value=7 max=10]', null, 7, '7/10'],
] as const)('the shortcode %s on the scale %s becomes %i, and words', async (shortcode, scale, score, words) => {
  await using database = await openTestSqlite()
  await imported(database, wordPress({}, `It blows. ${shortcode}`), { scale })
  const [post] = await new PublishedPosts(database).newestWhole(1)
  expect([overall(post!.ratings), post!.sections[0]!.sectionText]).toEqual([score, `It blows. ${words}`])
})

it('says what is rounded, what is none, and which category became one of reviews', async () => {
  const film = 'category: Film\nratings: { acting: great, terror: 11 }\n'
  const post = await importedPost(markdown(`${film}rating: 3.3`), { scale: '5', categoryOfScored: 'Book Review' })
  expect([overall(post.ratings), post.tag]).toEqual([7, 'Book Review'])
  expect(post.notes).toEqual([
    'the score terror "11" is none on this scale',
    'the score acting "great" is none on this scale',
    'the score overall "3.3" became 7',
    'it has a score, so its category "Film" became "Book Review"',
  ])
  expect(post.tags).toEqual(['Film'])
  const review = await importedPost(markdown('category: Slasher Reviews\nrating: 4/5'), {})
  expect([review.tag, review.notes]).toEqual(['Slasher Reviews', []])
  const giallo = await importedPost(markdown('categories: [Giallo, Slasher Reviews]\ntags: [Argento]\nrating: 4/5'), {})
  expect([giallo.tag, giallo.tags]).toEqual(['Slasher Reviews', ['Giallo', 'Argento']])
})

it('knows which categories the owner calls reviews', async () => {
  await using database = await openTestSqlite()
  const { categories } = openCategories(database, unsliced)
  await categories.change('horror-review', { name: 'Films' }, 'a@example.org')
  await categories.create({ name: 'Verdicts', isReview: true })
  const folder = folderOf({
    'a.md': '---\ntitle: Halloween (1978)\ndate: 2019-10-31\ncategory: Verdicts\nrating: 4/5\n---\nText',
    'b.md': '---\ntitle: B\ndate: 2019-10-30\nrating: 4/5\n---\nText',
  })
  await imported(database, folder)
  await imported(
    database,
    fileOf('reviews.csv', 'Date,Name,Letterboxd URI,Review\n2019-10-29,C,https://boxd.it/1,Text\n'),
  )
  const posts = await new PublishedPosts(database).newestWhole(5)
  expect(posts.map(({ tag, film, isReview }) => [tag, film?.title, isReview])).toEqual([
    ['Verdicts', 'Halloween', true],
    ['Films', undefined, true],
    ['Films', 'C', true],
  ])
  await expect(imported(database, folder, { categoryOfScored: 'Horror Musings' })).rejects.toThrow(
    'no category of reviews',
  )
  const again = await imported(database, folder, { categoryOfScored: 'Films' })
  expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
})

it.each([
  ['Rating: 8/10', 8],
  ['**Score: 4.5/5**', 9],
  ['My final rating – 85 %', 9],
  ['9/10', 9],
  ['2.5 out of 5 stars.', 5],
  ['★★★☆☆', 6],
  ['Verdict: three out of five', 6],
])('takes the score of a text that says "%s"', async (line, score) => {
  const { ratings, tag, notes } = await importedPost(markdown('category: Film', `It blows.\n\n${line}`), {})
  expect([overall(ratings), tag]).toEqual([score, 'Horror Review'])
  expect(notes).toContainEqual(expect.stringContaining('its score is taken from the text: '))
})

it('asks on what scale a score in a text is', async () => {
  const path = markdown('category: Film', 'It blows.\n\nVerdict: ★★★★½')
  const asked = await importedPost(path, {})
  expect([overall(asked.ratings), asked.scores]).toEqual([null, ['★★★★½']])
  expect(overall((await importedPost(path, { scale: '5' })).ratings)).toBe(9)
})

it.each(['10/31', '9/11', '24/7', 'Rating: none', 'He says 8/10 of it is fog.', '||8/10||', '```\n8/10\n```'])(
  'takes "%s" for no score of the post',
  async (line) => {
    const { ratings, tag } = await importedPost(markdown('category: Film', `It blows.\n\n${line}`), { scale: '5' })
    expect([ratings, tag]).toEqual([null, 'Film'])
  },
)

it('takes none of several scores in a text, and names them', async () => {
  const { ratings, notes } = await importedPost(markdown('category: Film', '8/10\n\n## Two\n\n4/10'), {})
  expect(ratings).toBeNull()
  expect(notes).toContain('several scores stand in the text, of which none is taken: 8/10, 4/10')
})

it('takes the score in a text of Ghost and of WordPress, and leaves that of a field first', async () => {
  const ghost = {
    meta: {},
    data: {
      posts: [
        {
          id: '1',
          uuid: 'u',
          title: 'The Fog Horn (1954)',
          slug: 'x',
          status: 'published',
          visibility: 'public',
          html: '<p>x</p><p>Rating: 7/10</p>',
        },
      ],
    },
  }
  const fromGhost = await importedPost(fileOf('ghost.json', JSON.stringify(ghost)), {})
  expect([overall(fromGhost.ratings), fromGhost.tag]).toEqual([7, 'Horror Review'])
  expect(fromGhost.notes).toContain('its film is taken from the title: The Fog Horn (1954)')
  expect(overall((await importedPost(wordPress({}, 'x\n\n7/10'), {})).ratings)).toBe(7)
  expect(overall((await importedPost(wordPress({ rating: '4/5' }, 'x\n\n7/10'), {})).ratings)).toBe(8)
})
