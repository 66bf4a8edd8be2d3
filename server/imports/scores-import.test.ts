import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { item, meta, wxr } from '#test/support/imports/wxr.ts'
import { PublishedPosts } from '../posts/published-posts.ts'
import type { ImportRequest } from './imports.ts'

async function importedPost(path: string, options: Partial<ImportRequest>) {
  await using database = await openTestSqlite()
  const [line] = await imported(database, path, options)
  const [post] = await new PublishedPosts(database).newestWhole(1)
  const { unplaced } = await database.read.selectFrom('imported_posts').select('unplaced').executeTakeFirstOrThrow()
  return {
    ratings: post!.ratings,
    tag: post!.tag,
    notes: line!.notes,
    scores: ('scores' in line! && line.scores) || [],
    unplaced,
  }
}

const HEAD = 'title: The Fog Horn\ndate: 2019-10-31\ndescription: d\n'
const markdown = (fields: string) => fileOf('a.md', `---\n${HEAD}${fields}\n---\nIt blows.`)
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
  expect(JSON.parse(post.unplaced)).toEqual({ category: 'Film' })
  const review = await importedPost(markdown('category: Slasher Reviews\nrating: 4/5'), {})
  expect([review.tag, review.notes]).toEqual(['Slasher Reviews', []])
})
