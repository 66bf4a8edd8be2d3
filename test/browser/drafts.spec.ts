import { expect, fillPost, openAdmin, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
const SAVED = /^Saved \d\d:\d\d$/

test('a post is begun, kept as a draft, gone on with elsewhere, and published', async ({ page, context, troubles }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('The Keeper of the Light')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Section Text').last().fill('Only a text yet.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft. Only administrators see it.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible()
  expect((await page.request.get('/blogs/The-Keeper-of-the-Light')).status()).toBe(404)

  const phone = await context.newPage()
  await openAdmin(phone, '/admin')
  await phone.getByRole('link', { name: 'Go on with a draft' }).click()
  await phone.getByRole('button', { name: 'Continue The Keeper of the Light' }).click()
  await expect(phone.getByLabel('Section Text').last()).toHaveValue('Only a text yet.')
  await fillPost(phone, { title: 'The Keeper of the Light' })
  await phone.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(phone.getByText('A section needs a title and a text before the post is published.')).toBeVisible()
  await phone.getByLabel('Section Title').last().fill('Alone')
  await expect(phone.getByText(SAVED)).toBeVisible()
  // The first tab has seen an older revision.
  await page.getByLabel('Short Caption').fill('From the first tab')
  await expect(page.getByRole('heading', { name: 'You saved this post elsewhere first' })).toBeVisible()
  await page.getByLabel('Short Caption').fill('Typed with both in sight')
  await page.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect(page.getByText('Saved as a draft. Only administrators see it.')).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect((await (await page.request.get(`/api/blogs/${id}`)).json()).tagline).toBe('Typed with both in sight')
  // Now the other one is the second, and takes what was saved here.
  await phone.getByLabel('Author Name').fill('Somebody')
  await phone.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(phone.getByLabel('Short Caption')).toHaveValue('Typed with both in sight')
  await expect(phone.getByRole('heading', { name: 'You saved this post elsewhere first' })).toHaveCount(0)
  await fillPost(phone, { title: 'The Keeper of the Light' })
  await phone.getByLabel('Section Title').last().fill('Alone')
  // The browser reports the 412.
  troubles.splice(0)

  await phone.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(phone.getByText('Successfully Created Blog - The Keeper of the Light')).toBeVisible()
  expect((await phone.request.get('/blogs/The-Keeper-of-the-Light')).status()).toBe(200)
  await phone.goto('/admin/drafts')
  await expect(phone.getByText('No drafts yet')).toBeVisible()
})

test('a draft is saved by itself, also when the tab is closed in the middle of a word', async ({ page, context }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('By Itself')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  const address = new URL(page.url()).pathname
  await page.getByLabel('Short Caption').fill('typed and left alone')
  await expect(page.getByText(SAVED)).toBeVisible()

  const other = await context.newPage()
  await openAdmin(other, address)
  await expect(other.getByLabel('Short Caption')).toHaveValue('typed and left alone')
  await other.getByLabel('Long Caption').pressSequentially('closed in the middle of a wo')
  await other.close()
  const draft = async () => (await page.request.get(address.replace('/admin/drafts', '/api/blogs'))).json()
  await expect.poll(async () => (await draft()).description).toBe('closed in the middle of a wo')
})

test('a draft that cannot be saved says why, keeps the words, and is saved once that is mended', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Away')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await page.route('**/api/blogs/*', (route) => route.abort())
  await page.getByLabel('Short Caption').fill('while the server is away')
  await expect(page.getByText('Not saved: The server did not answer.')).toBeVisible()
  await page.unroute('**/api/blogs/*')
  await expect(page.getByText(SAVED)).toBeVisible()

  // It arrives, its answer does not, and more is typed: no conflict with oneself.
  await page.route(
    '**/api/blogs/*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByLabel('Short Caption').fill('an answer got lost')
  await expect(page.getByText('Not saved: The server did not answer.')).toBeVisible()
  await page.getByLabel('Short Caption').fill('an answer got lost, and more was typed')
  await expect(page.getByText(SAVED)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { tagline } = await (await page.request.get(`/api/blogs/${id}`)).json()
  expect(tagline).toBe('an answer got lost, and more was typed')

  await page.getByText('Film', { exact: true }).click()
  await page.getByLabel('Film Year').fill('MCMLXXIX')
  await expect(page.getByText('Not saved: The year of the film is a whole number')).toBeVisible()
  await page.getByLabel('Film Year').fill('1979')
  await expect(page.getByText(SAVED)).toBeVisible()
  troubles.splice(0)
})

test('a draft of an earlier day offers today', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Begun Long Ago')
  const today = await page.getByLabel('Date', { exact: true }).inputValue()
  await page.getByLabel('Date', { exact: true }).fill('2024-01-01')
  await expect(page.getByText('This day is over')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('This day is over')).toBeVisible()
  await page.getByRole('button', { name: 'Use today' }).click()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today)
  await expect(page.getByText(SAVED)).toBeVisible()
})

test('typed words survive a reload of a draft, and a deleted draft comes back', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Half a Thought')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await page.getByLabel('Short Caption').fill('and a half')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Short Caption')).toHaveValue('and a half')

  await page.goto('/admin/posts')
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'Delete Half a Thought' }).click()
  await expect(page.getByText('Half a Thought')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Continue Half a Thought' })).toBeVisible()
})
