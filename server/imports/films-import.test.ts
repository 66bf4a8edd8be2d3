import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, imported } from '#test/support/imports/imports.ts'
import { item, wxr } from '#test/support/imports/wxr.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

async function importedPost(path: string) {
  await using database = await openTestSqlite()
  const [line] = await imported(database, path)
  const [post] = await new PublishedPosts(database).newestWhole(1)
  return { film: post!.film, notes: line!.notes }
}

const markdown = (fields: string) => fileOf('a.md', `---\ndate: 2019-10-31\ndescription: d\n${fields}\n---\nIt blows.`)

it.each([
  ['movie: Cube', { title: 'Cube' }],
  ['movie: { name: Cube, year: 1997, tmdb: 431 }', { title: 'Cube', year: 1997, tmdb: 431 }],
  [
    'movie_title: Cube\nrelease_year: 1997\ndirectors: [Natali, Li]',
    { title: 'Cube', year: 1997, director: 'Natali, Li' },
  ],
  ['film: [Cube]\nimdb: https://www.imdb.com/title/tt0123755/', { title: 'Cube', imdb: 'tt0123755' }],
  [
    'film: Cube\ntmdb_id: 431\nletterboxd_uri: https://letterboxd.com/film/cube/',
    { title: 'Cube', tmdb: 431, letterboxd: 'cube' },
  ],
  ['film: Cube\noriginal_title: Куб', { title: 'Cube', originalTitle: 'Куб' }],
])('Markdown with %s has its film', async (fields, film) => {
  expect(await importedPost(markdown(`title: A\n${fields}`))).toEqual({ film, notes: [] })
})

it('names ids that are none, and further films', async () => {
  const { film, notes } = await importedPost(
    markdown('title: A\nfilm: [Cube, Saw]\nimdb: nm1\nletterboxd: https://boxd.it/x'),
  )
  expect(film).toEqual({ title: 'Cube' })
  expect(notes).toEqual([
    'a post is about one film: Saw left out',
    'its Letterboxd "https://boxd.it/x" is no film there',
    'its IMDb "nm1" is no film there',
  ])
})

const CATEGORY = '<category domain="category" nicename="r"><![CDATA[Horror Review]]></category>'

it.each([
  ['Halloween (1978)', { title: 'Halloween', year: 1978 }],
  ['Review: Halloween (1978)', { title: 'Halloween', year: 1978 }],
  ['Halloween II [1981] – Film Review', { title: 'Halloween II', year: 1981 }],
  ['1408 (2007)', { title: '1408', year: 2007 }],
  ['Halloween', null],
  ['Best of (2007) so far', null],
  ['Halloween (9999)', null],
])('the film of a review called "%s" is %j', async (title, film) => {
  const said = film ? [`its film is taken from the title: ${film.title} (${film.year})`] : []
  const page = await importedPost(fileOf('a.xml', wxr(item(1, { title }, CATEGORY))))
  expect([page.film, page.notes.filter((note) => note.includes('film'))]).toEqual([film, said])
  expect((await importedPost(markdown(`title: "${title}"\ncategory: Horror Review`))).film).toEqual(film)
  expect((await importedPost(markdown(`title: "${title}"\ncategory: Musing`))).film).toBeNull()
})
