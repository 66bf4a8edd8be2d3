import { expect, fillPost, openAdmin, openStored, signIn, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
const UNFINISHED = { status: 'draft', tagline: '', description: '', author: '' }
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

test('a new post is saved by itself from its first words, and published once', async ({ page, context }) => {
  await signIn(page)
  await page.getByLabel('Author Name').fill('Nell')
  await page.getByLabel('Title', { exact: true }).fill('First Words')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByLabel('Short Caption').fill('and a few more')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByText(SAVED)).toBeVisible()

  const other = await context.newPage()
  await openAdmin(other, '/admin')
  await other.getByRole('link', { name: 'Go on with a draft' }).click()
  await other.getByRole('button', { name: 'Continue First Words' }).click()
  await expect(other.getByLabel('Short Caption')).toHaveValue('and a few more')
  await other.close()

  await fillPost(page, { title: 'First Words' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - First Words')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await page.goto('/admin/drafts')
  await expect(page.getByText('No drafts yet')).toBeVisible()
  expect((await (await page.request.get('/api/blogs?q=First+Words')).json()).total).toBe(1)
})

test('a new post whose tab is closed in the middle of a word is among the drafts', async ({ page, context }) => {
  await takeSession(page)
  const writing = await context.newPage()
  await openAdmin(writing, '/admin')
  await writing.getByLabel('Title', { exact: true }).pressSequentially('The Middle of a Wo')
  await writing.close()
  const titles = async () =>
    (await (await page.request.get('/api/blogs?status=draft')).json()).posts.map(
      (post: { title: string }) => post.title,
    )
  await expect.poll(titles).toEqual(['The Middle of a Wo'])
})

test('words that are typed while the draft is being created are saved when the tab is closed', async ({
  page,
  context,
}) => {
  await takeSession(page)
  const writing = await context.newPage()
  await openAdmin(writing, '/admin')
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  // Never answered.
  await writing.route('**/api/blogs', () => begun(), { times: 1 })
  await writing.getByLabel('Title', { exact: true }).fill('The First Half')
  await isBegun
  await writing.getByLabel('Title', { exact: true }).fill('The First Half and the Second')
  await writing.close()
  const drafts = async () => (await (await page.request.get('/api/blogs?status=draft')).json()).posts
  const titles = async () => (await drafts()).map(({ title }: { title: string }) => title)
  await expect.poll(titles).toContain('The First Half and the Second')
})

test('a new post that was changed or published elsewhere meanwhile overwrites nothing', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Two Desks')
  await expect(page.getByText(SAVED)).toBeVisible()
  const phone = await context.newPage()
  await openAdmin(phone, '/admin/drafts')
  await phone.getByRole('button', { name: 'Continue Two Desks' }).click()
  await phone.getByLabel('Short Caption').fill('from the phone')
  await expect(phone.getByText(SAVED)).toBeVisible()

  await fillPost(page, { title: 'Two Desks', tagline: 'from the laptop' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('heading', { name: 'You saved this post elsewhere first' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'from the phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Short Caption')).toHaveValue('from the phone')

  await openAdmin(page, '/admin')
  await page.getByLabel('Title', { exact: true }).fill('Published Elsewhere')
  await expect(page.getByText(SAVED)).toBeVisible()
  await openAdmin(phone, '/admin/drafts')
  await phone.getByRole('button', { name: 'Continue Published Elsewhere' }).click()
  await fillPost(phone, { title: 'Published Elsewhere' })
  await phone.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(phone.getByText('Successfully Created Blog - Published Elsewhere')).toBeVisible()
  await page.getByLabel('Short Caption').fill('typed too late')
  await expect(page.getByText('This draft is out: it was published meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with it as another post' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('typed too late')
  await expect(page.getByText(SAVED)).toBeVisible()
  const { tagline } = await (await page.request.get('/api/blogs/%2Fblogs%2FPublished-Elsewhere')).json()
  expect(tagline).not.toBe('typed too late')
  // The browser reports the refusals.
  troubles.splice(0)
})

test('a discarded new post comes back', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Thrown Away')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Thrown Away')
})

test('a draft is saved by itself, also when the tab is closed in the middle of a word', async ({ page, context }) => {
  const api = await openStored(page, { ...UNFINISHED, title: 'By Itself' })
  const address = new URL(page.url()).pathname
  await page.getByLabel('Short Caption').fill('typed and left alone')
  await expect(page.getByText(SAVED)).toBeVisible()

  const other = await context.newPage()
  await openAdmin(other, address)
  await expect(other.getByLabel('Short Caption')).toHaveValue('typed and left alone')
  await other.getByLabel('Long Caption').pressSequentially('closed in the middle of a wo')
  await other.close()
  const draft = async () => (await page.request.get(api)).json()
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

  await page.getByLabel('Short Caption').fill('x'.repeat(10_001))
  await expect(page.getByText('Not saved: Short Caption is longer than')).toBeVisible()
  await page.getByText('Film', { exact: true }).click()
  await page.getByLabel('Film Year').fill('MCMLXXIX')
  await page.getByLabel('Short Caption').fill('short again')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Film Year')).toHaveValue('MCMLXXIX')
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
  await openStored(page, { ...UNFINISHED, title: 'Half a Thought' })
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
