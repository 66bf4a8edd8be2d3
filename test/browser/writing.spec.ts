import { POST_CALL } from '#test/support/posts.ts'
import { expect, fillPost, KEEPER, signIn, test } from './admin.ts'
import { frames } from './den.ts'

// As for most people: the other tests of the area leave motion out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a review is written, seen, changed and deleted', async ({ page }) => {
  await signIn(page)
  const create = page.getByRole('button', { name: 'Create Blog Post' })
  await expect(create).toBeDisabled()
  await fillPost(page, { title: 'The Wicker Man' })
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
  await page.getByLabel('Overall Rating').selectOption('9')
  await page.getByLabel('Section Title').fill('Summer is coming in')
  await page.getByLabel('Section Text').fill('Everybody sings.\n\nNobody explains.')
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByLabel('Section Title')).toHaveCount(2)
  await create.click()
  await expect(page.getByText('Successfully Created Blog - The Wicker Man')).toBeVisible()
  // The emptied form, at its top, with one section.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Section Title')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goto('/blogs/The-Wicker-Man')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Wicker Man')
  await expect(page.getByText('Nobody explains.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The Wicker Man' })).toBeVisible()

  await page.goto('/admin/posts')
  await page.getByRole('button', { name: 'Update The Wicker Man' }).click()
  const update = page.getByRole('button', { name: 'Update Blog' })
  await expect(update).toBeDisabled()
  await page.getByLabel('Short Caption').fill('Welcome, fool.')
  await update.click()
  await expect(page.getByText('Successfully Updated Blog - The Wicker Man')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts$/)
  const { total } = await (await page.request.get('/api/blogs')).json()
  await expect(page.getByText(`${total} posts`)).toBeVisible()

  await page.getByRole('button', { name: 'Delete The Wicker Man' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Confirm blog deletion for:')
  await expect(dialog).toContainText('This action cannot be undone.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete The Wicker Man' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Successfully Deleted Blog')).toBeVisible()
  await expect(page.getByText(`${total - 1} posts`)).toBeVisible()
  expect((await page.request.get('/blogs/The-Wicker-Man')).status()).toBe(410)
})

test('what is wrong stands beside each field, and the first one has the focus', async ({ page }) => {
  await signIn(page)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('x'.repeat(61))
  await expect(page.getByText('Title must be 60 or fewer characters')).toBeVisible()
  await expect(title).toHaveValue('x'.repeat(61))
  await page.getByLabel('Image Source', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  for (const label of ['Author Name', 'Short Caption', 'Long Caption', 'Image Source'])
    await expect(page.getByText(`${label} is required`)).toBeVisible()
  await expect(page.getByLabel('Author Name')).toBeFocused()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
})

test('a deletion that fails leaves the dialog open and says why', async ({ page, troubles }) => {
  await signIn(page, '/admin/posts')
  await page.route('**/api/blogs/*', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.locator('.refusal')).toContainText('The server did not answer.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  troubles.splice(0)
})

test('the list is searched and filtered, and its address says how', async ({ page }) => {
  await signIn(page, '/admin/posts')
  await page.getByLabel('Show category').selectOption('Horror List')
  await expect(page).toHaveURL(/tag=Horror\+List/)
  const { total } = await (await page.request.get('/api/blogs?tag=Horror+List')).json()
  await expect(page.getByText(`${total} posts`, { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such words anywhere')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Nothing lurks here yet')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('no such words anywhere')
})

test('an answer that got lost makes no second post, and loses nothing that was typed since', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Only Once' })
  await page.route('**/api/blogs', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Only Once')
  await page.unroute('**/api/blogs')
  await page.getByLabel('Title', { exact: true }).fill('Only Once, Then Again')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Only Once, Then Again')).toBeVisible()
  const { total, posts } = await (await page.request.get('/api/blogs?q=only+once')).json()
  expect([total, posts[0].title, posts[0].path]).toEqual([1, 'Only Once, Then Again', '/blogs/Only-Once'])
  troubles.splice(0)
})

test('a session that ends while one writes shows the login panel, and what was typed comes back', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Interrupted' })
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('your session has ended')).toBeVisible()
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Interrupted')
  troubles.splice(0)
})

test('the list ends where the posts end, also when others delete meanwhile', async ({ page }) => {
  await signIn(page)
  const write = async (title: string) =>
    (
      await page.request.post('/api/blogs', {
        headers: { Origin: new URL(page.url()).origin.replace('127.0.0.1', 'localhost') },
        data: { ...POST_CALL, title, date: '2001-01-01' },
      })
    ).json()
  const ids: string[] = []
  for (let count = 0; count < 40; count++) ids.push((await write(`Row ${count}`)).id)
  await page.goto('/admin/posts')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('more-posts')) asked++
  })
  for (const id of ids.slice(0, 3))
    await page.request.delete(`/api/blogs/${id}`, {
      headers: { Origin: new URL(page.url()).origin.replace('127.0.0.1', 'localhost') },
    })
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(more).toHaveCount(0, { timeout: 500 })
  }).toPass()
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await frames(page)
  }
  expect(asked).toBeLessThan(4)
  await expect(more).toHaveCount(0)
})
