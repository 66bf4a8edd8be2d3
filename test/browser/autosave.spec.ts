import { expect, openAdmin, openStored, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const NOT_OUT = /^Saved \d\d:\d\d, not out yet$/

test('changes of a published post are saved by themselves, and out after the update', async ({
  page,
  context,
  troubles,
}) => {
  await openStored(page, { title: 'Under the Floor', tagline: 'A short caption' })
  await page.getByLabel('Short Caption').fill('not out yet')
  await expect(page.getByText(NOT_OUT)).toBeVisible()
  const address = new URL(page.url()).pathname
  expect(await (await page.request.get('/blogs/Under-the-Floor')).text()).not.toContain('not out yet')

  // Another device goes on with it, and this one is told.
  const phone = await context.newPage()
  await openAdmin(phone, address)
  await expect(phone.getByText('Below are changes that keeper@den.example made on')).toBeVisible()
  await phone.getByLabel('Short Caption').fill('from the phone')
  await expect(phone.getByText(NOT_OUT)).toBeVisible()
  await page.getByLabel('Author Name').fill('Somebody Else')
  await expect(page.getByRole('heading', { name: 'You saved this post elsewhere first' })).toBeVisible()
  await page.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('from the phone')
  // The browser reports the 412.
  troubles.splice(0)

  await phone.getByRole('button', { name: 'Discard changes' }).click()
  await expect(phone.getByLabel('Short Caption')).toHaveValue('A short caption')
  await phone.getByRole('button', { name: 'Undo' }).click()
  await expect(phone.getByLabel('Short Caption')).toHaveValue('from the phone')
  await expect(phone.getByText(NOT_OUT)).toBeVisible()
  await phone.getByRole('button', { name: 'Update Blog' }).click()
  await expect(phone.getByText('Successfully Updated Blog - Under the Floor')).toBeVisible()
  await openAdmin(phone, address)
  await expect(phone.getByText('Below are changes')).toHaveCount(0)
  expect(await (await page.request.get('/blogs/Under-the-Floor')).text()).toContain('from the phone')
})

test('an undo while a draft is being saved stays, and is saved', async ({ page }) => {
  const address = await openStored(page, { status: 'draft', title: 'Taken Back', tagline: 'every word' })
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  await page.route(
    '**/api/blogs/*',
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
})

test('an image that was left out comes back, also after that was saved by itself', async ({ page }) => {
  await signIn(page, '/admin/posts')
  await page.getByRole('button', { name: 'Update The House That Held Her Hand' }).click()
  const picture = page.getByRole('img', { name: 'Preview of Main Image' })
  await expect(picture).toBeVisible()
  const address = await picture.getAttribute('src')
  await page.getByLabel('Do not include Image').first().check()
  await expect(page.getByText(NOT_OUT)).toBeVisible()
  await page.getByLabel('Do not include Image').first().uncheck()
  await expect(picture).toHaveAttribute('src', address!)
})

test('the address of a draft leads to the post that it became', async ({ page }) => {
  await openStored(page, { status: 'draft', title: 'Moved On' })
  const address = page.url()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Moved On')).toBeVisible()
  await page.goto(address)
  await expect(page).toHaveURL(address.replace('/drafts/', '/posts/'))
})
