import { POST_CALL } from '#test/support/posts.ts'
import { expect, fillPost, openAdmin, signIn, takeSession, test } from './admin.ts'
import { frames } from './den.ts'

// As for most people: the other tests of the area leave motion out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a review is written, refused, seen, changed, found in the list and deleted', async ({ page, troubles }) => {
  await signIn(page)
  const create = page.getByRole('button', { name: 'Create Blog Post' })
  const title = page.getByLabel('Title', { exact: true })
  await expect(create).toBeDisabled()
  // What is wrong stands beside each field, and the first one has the focus.
  await title.fill('x'.repeat(61))
  await expect(page.getByText('Title must be 60 or fewer characters')).toBeVisible()
  await expect(title).toHaveValue('x'.repeat(61))
  // Both may be filled in; the name is there once the account has published.
  await page.getByText('Source and description').click()
  for (const label of ['Author Name', 'Image Source']) await page.getByLabel(label, { exact: true }).fill('')
  await create.click()
  for (const label of ['Author Name', 'Short Caption', 'Long Caption', 'Image Source'])
    await expect(page.getByText(`${label} is required`)).toBeVisible()
  await expect(title).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')

  await fillPost(page, { title: 'The Wicker Man' })
  await page.getByLabel('Image Source', { exact: true }).fill('The author')
  for (const [name, score] of Object.entries({
    Terror: 6,
    Suspense: 9,
    Originality: 10,
    Cinematography: 8,
    Acting: 9,
    Soundtrack: 10,
  }))
    await page.getByLabel(name, { exact: true }).selectOption(String(score))
  await page.getByRole('button', { name: 'Calculate Average' }).click()
  await expect(page.getByText('Suggested Rating: 9')).toBeVisible()
  await expect(page.getByLabel('Overall Rating')).toHaveValue('9')
  await page.getByLabel('Section Title').fill('Summer is coming in')
  await page.getByLabel('Section Text').fill('Everybody sings.\n\nNobody explains.')
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByLabel('Section Title')).toHaveCount(2)
  await create.click()
  await expect(page.getByText('Successfully Created Blog - The Wicker Man')).toBeVisible()
  // The emptied form, at its top, with one section.
  await expect(title).toHaveValue('')
  await expect(page.getByLabel('Section Title')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The author of the first post is the name of the account from now on.
  await expect(page.getByLabel('Author Name')).toHaveValue('Mara Vell')
  await page.reload()
  await expect(page.getByLabel('Author Name')).toHaveValue('Mara Vell')
  const article = await (await page.request.get('/blogs/The-Wicker-Man')).text()
  expect(article).toContain('Nobody explains.')
  expect(await (await page.request.get('/')).text()).toContain('href="/blogs/The-Wicker-Man"')

  await page.getByRole('link', { name: /^Published/ }).click()
  await page.getByRole('button', { name: 'Update The Wicker Man' }).click()
  const update = page.getByRole('button', { name: 'Update Blog' })
  await expect(update).toBeDisabled()
  await page.getByLabel('Short Caption').fill('Welcome, fool.')
  await update.click()
  await expect(page.getByText('Successfully Updated Blog - The Wicker Man')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts$/)
  const { total } = await (await page.request.get('/api/blogs')).json()
  await expect(page.getByText(`${total} posts`)).toBeVisible()

  // A deletion that fails leaves the dialog open and says why.
  const remove = page.getByRole('button', { name: 'Delete The Wicker Man' })
  const dialog = page.getByRole('dialog')
  await page.route('**/api/blogs/*', (route) => route.abort())
  await remove.click()
  await expect(dialog).toContainText('Confirm blog deletion for:')
  await expect(dialog).toContainText('This action cannot be undone.')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.locator('.alert--error')).toContainText('The server did not answer.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await page.unroute('**/api/blogs/*')
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await remove.click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Successfully Deleted Blog')).toBeVisible()
  await expect(page.getByText(`${total - 1} posts`)).toBeVisible()
  expect((await page.request.get('/blogs/The-Wicker-Man')).status()).toBe(410)

  // The list is searched and filtered, and its address says how.
  await page.getByLabel('Show category').selectOption('Horror List')
  await expect(page).toHaveURL(/tag=Horror\+List/)
  const lists = await (await page.request.get('/api/blogs?tag=Horror+List')).json()
  await expect(page.getByText(`${lists.total} posts`, { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('qwrtplk zzyxw')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nothing lurks here yet')).toBeVisible()
  expect(await (await page.request.get(page.url())).text()).toContain('value="qwrtplk zzyxw"')
  // The browser reports the request that failed.
  troubles.splice(0)
})

test('the list ends where the posts end, also when others delete meanwhile', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  const ids: string[] = []
  for (let count = 0; count < 100; count++) {
    const data = { ...POST_CALL, title: `Row ${count}`, date: '2001-01-01' }
    ids.push((await (await page.request.post('/api/blogs', { headers, data })).json()).id)
  }
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('more-posts')) asked++
  })
  // The second page is asked for near the end of the first, on a high screen at once.
  const answer = Promise.withResolvers<void>()
  await page.route('**/admin/more-posts*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openAdmin(page, '/admin/posts')
  for (const id of ids.slice(0, 3)) await page.request.delete(`/api/blogs/${id}`, { headers })
  const more = page.locator('.posts__more button')
  await more.focus()
  await expect(more).toHaveText('Loading…')
  await expect(more).toBeFocused()
  answer.resolve()
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(more).toHaveCount(0, { timeout: 500 })
  }).toPass()
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await frames(page)
  }
  expect(asked).toBeLessThan(5)
  await expect(more).toHaveCount(0)

  // On a screen higher than two pages, nobody scrolls.
  await page.setViewportSize({ width: 1090, height: 12_000 })
  await openAdmin(page, '/admin/posts')
  await expect(more).toHaveCount(0)
})
