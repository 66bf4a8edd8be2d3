import { expect, fillPost, openStored, refusePostOnce, signIn, test } from './admin.ts'

test('what is wrong and stands at no field of the form is said aloud, once, and nothing typed is lost', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Nowhere to Stand' })
  await page.getByLabel('Category').selectOption('Horror List')
  await refusePostOnce(page, {
    path: 'Another post has this path, or once had it',
    'ratings.terror': 'A rating is a whole number from 0 to 10',
    'ratings.acting': 'A rating is a whole number from 0 to 10',
    titel: 'Den has no such field',
  })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  for (const message of ['Another post has this path', 'A rating is a whole number', 'Den has no such field'])
    await expect(page.getByRole('alert').getByText(message)).toHaveCount(1)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Nowhere to Stand')
  await expect(page.getByLabel('Long Caption')).not.toHaveValue('')
  troubles.splice(0)
})

test('a form that is wrong where it shows no field says so before anything is sent', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Too Much' })
  // What a tab has kept since a form that had one more field.
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('den-draft'))!
    const draft = JSON.parse(sessionStorage.getItem(name)!)
    Object.assign(draft.values.sections[0], { sectionTitle: 'One', sectionText: 'Two.', sectionMood: 'gloomy' })
    const kept = JSON.stringify(draft)
    addEventListener('pagehide', () => sessionStorage.setItem(name, kept))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  let isSent = false
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/blogs')) isSent = true
  })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('alert').getByText('Den has no such field')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Too Much')
  expect(isSent).toBe(false)
})

test('what is wrong with the film goes away with what was wrong, and leaves its field open', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'A Film of Old' })
  await page.getByText('Film', { exact: true }).click()
  const year = page.getByLabel('Film Year')
  await year.fill('1850')
  await page.getByText('Film', { exact: true }).click()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Films began in 1870')).toBeVisible()
  await expect(year).toBeFocused()
  await year.press('End')
  await year.press('Backspace')
  await expect(page.getByText('Films began in 1870')).toHaveCount(0)
  await expect(year).toBeFocused()
  await year.fill('1899')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - A Film of Old')).toBeVisible()
})

test('a server that never answers is not waited for without end', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/blogs', () => {})
  // Two minutes pass in an eighth of a second.
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, Math.ceil(milliseconds / 1000))
  })
  await fillPost(page, { title: 'Into the Void' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('alert').getByText('The server took too long to answer.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Blog Post' })).toBeEnabled()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Into the Void')
})

test('a post that was deleted meanwhile is written anew, once, and says at its fields what is wrong', async ({
  page,
  troubles,
}) => {
  await openStored(page, { title: 'Gone Tomorrow' })
  const caption = page.getByLabel('Short Caption')
  await caption.fill('Still here')
  await page.evaluate(() => fetch(`/api/blogs/${location.pathname.split('/').at(-1)}`, { method: 'DELETE' }))
  await page.getByRole('button', { name: 'Update Blog' }).click()
  const again = page.getByRole('button', { name: 'Create as a new post' })
  await refusePostOnce(page, { tagline: 'Not like this' })
  await again.click()
  await expect(page.getByText('Not like this')).toBeVisible()
  await expect(caption).toBeFocused()
  await expect(caption).toHaveValue('Still here')
  // The answer gets lost, and the wish is sent once more.
  await page.route(
    '**/api/blogs',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await again.click()
  await expect(page.getByRole('alert').getByText('The server did not answer.')).toBeVisible()
  await again.click()
  await expect(page.getByText('Successfully Created Blog - Gone Tomorrow')).toBeVisible()
  expect((await (await page.request.get('/api/blogs?q=gone+tomorrow')).json()).total).toBe(1)
  troubles.splice(0)
})
