import { expect, fillPost, openStored, signIn, test } from './admin.ts'

const NOT_OUT = /^Saved \d\d:\d\d, not out yet$/

test('changes of a published post are saved by themselves, on two devices, and out after the update', async ({
  page,
  troubles,
}) => {
  const address = await openStored(page, { title: 'Under the Floor', tagline: 'A short caption' })
  const caption = page.getByLabel('Short Caption')
  const article = async () => (await page.request.get('/blogs/Under-the-Floor')).text()
  await caption.fill('not out yet')
  await expect(page.getByText(NOT_OUT)).toBeVisible()
  expect(await article()).not.toContain('not out yet')

  // Another device changes the pending edit, which this one takes in.
  const headers = {
    Origin: new URL(page.url()).origin,
    'If-Match': '*',
    'Content-Type': 'application/json-patch+json',
  }
  const data = [{ op: 'replace', path: '/tagline', value: 'from the phone' }]
  expect((await page.request.patch(`${address}/edit`, { headers, data })).status()).toBe(200)
  await page.getByLabel('Author Name').fill('Somebody Else')
  await expect(page.locator('.post-form').getByText('were taken in: Short Caption.')).toBeVisible()
  await expect(caption).toHaveValue('from the phone')
  await expect(page.getByText(NOT_OUT)).toBeVisible()
  // The browser reports the 412.
  troubles.splice(0)

  await page.reload()
  await expect(page.getByText('Below are changes that keeper@den.example made on')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(caption).toHaveValue('A short caption')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(caption).toHaveValue('from the phone')
  await expect(page.getByText(NOT_OUT)).toBeVisible()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Under the Floor')).toBeVisible()
  expect((await page.request.get(`${address}/edit`)).status()).toBe(404)
  expect(await article()).toContain('from the phone')
})

test('an undo while a draft is being saved is saved, and the address of a draft leads to the post that it became', async ({
  page,
}) => {
  const address = await openStored(page, { status: 'draft', title: 'Taken Back', tagline: 'every word' })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  await page.route(
    '**/api/blogs/*/edit',
    async (route) => {
      begun()
      await isReleased
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByLabel('Short Caption').fill('')
  await isBegun
  await page.getByLabel('Short Caption').fill('every word')
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  release()
  await answered
  const tagline = async () => (await (await page.request.get(address)).json()).tagline
  await expect.poll(tagline).toBe('every word')
  await expect(page.getByLabel('Short Caption')).toHaveValue('every word')

  const form = page.url()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Taken Back')).toBeVisible()
  expect((await page.request.get(form)).url()).toBe(form.replace('/drafts/', '/posts/'))
})

test('a post is created once an autosave under way has ended, and its button is disabled until then', async ({
  page,
}) => {
  await signIn(page)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  await page.route(
    '**/api/blogs/*/edit',
    async (route) => {
      begun()
      await isReleased
      await route.continue()
    },
    { times: 1 },
  )
  await fillPost(page, { title: 'After the Draft' })
  await isBegun
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  release()
  await expect(page.getByText('Successfully Created Blog - After the Draft')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
})
