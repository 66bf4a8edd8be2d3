import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

/** React Router puts this before the data of a page that hydrates. */
const HYDRATION_MARK = '<!--$--><!--/$--></body>'

const posts = [
  postInput({ path: '/blogs/Alien', title: 'Alien', ratings: RATINGS, film: { title: 'Alien', year: 1979 } }),
  postInput({
    path: '/blogs/Barbarian',
    title: 'Barbarian',
    ratings: RATINGS,
    film: { title: 'Barbarian', year: 2022 },
  }),
]

const PAGES = [
  '/',
  '/?page=9',
  '/blogs/Alien',
  '/blogs/nothing-like-it',
  '/preview/none',
  '/category/horror-review',
  '/film/nowhere',
  '/films',
  '/archive',
  '/archive/2024',
  '/archive/2024/10',
  '/compare/alien-1979/barbarian-2022',
  '/ratings',
  '/search?q=alien',
  '/greetings',
  '/limits',
  '/subscribe',
  '/subscription/confirm?token=none',
  '/unsubscribe?token=none',
  '/terms',
  '/nothing.js',
]

it('reading pages are rendered without data for hydration, and a file that is not there is a page all the same', async () => {
  await using app = await openTestApp(openTestSqlite, { posts })
  for (const target of PAGES) {
    const { body } = await app.get(target, { headers: { Accept: 'text/html' } })
    expect([target, body.startsWith('<!DOCTYPE html>'), body.includes(HYDRATION_MARK)]).toEqual([target, true, false])
  }
  const missing = await app.get('/deep/nothing.js', { headers: { Accept: 'text/html' } })
  expect([missing.status, missing.body.includes(HYDRATION_MARK)]).toEqual([404, true])
})
