import type { Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, fillPost, openAdmin, openStored, signIn, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const UNFINISHED = { status: 'draft', tagline: '', description: '', author: '' }
const SAVED = /^Saved \d\d:\d\d$/

test('a new post is saved by itself from its first words, gone on with elsewhere, published once, or discarded', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.getByLabel('Author Name').fill('Nell')
  await page.getByLabel('Title', { exact: true }).fill('First Words')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByLabel('Short Caption').fill('and a few more')
  await expect(page.getByText(SAVED)).toBeVisible()

  const other = await context.newPage()
  await openAdmin(other, '/admin')
  await other.getByRole('link', { name: 'Go on with a draft' }).click()
  await other.getByRole('button', { name: 'Continue First Words' }).click()
  await expect(other.getByLabel('Short Caption')).toHaveValue('and a few more')

  await fillPost(page, { title: 'First Words' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - First Words')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  expect((await (await page.request.get('/api/blogs?q=First+Words')).json()).total).toBe(1)
  expect(await (await page.request.get('/admin/drafts')).text()).toContain('No drafts yet')

  await page.getByLabel('Title', { exact: true }).fill('Thrown Away')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Thrown Away')
})

test('the form of new posts is empty where its post was gone on with among the drafts', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Gone On With')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto('/archive')
  await openAdmin(page, '/admin')
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  await openAdmin(page, '/admin/drafts')
  await page.getByRole('link', { name: 'Gone On With' }).click()
  await page.getByLabel('Short Caption').fill('with a sentence more')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByText('What you had typed is back.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'You saved this post elsewhere first' })).toHaveCount(0)
})

test('a post is kept as a draft, saved elsewhere meanwhile, and published', async ({ page, troubles }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('The Keeper of the Light')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Section Text').last().fill('Only a text yet.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft. Only administrators see it.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible()
  expect((await page.request.get('/blogs/The-Keeper-of-the-Light')).status()).toBe(404)

  const address = `/api/blogs/${new URL(page.url()).pathname.split('/').at(-1)}`
  const caption = page.getByLabel('Short Caption')
  const conflict = page.getByRole('heading', { name: 'You saved this post elsewhere first' })
  await saveElsewhere(page, address, { tagline: 'From another tab' })
  await caption.fill('From this tab')
  await expect(conflict).toBeVisible()
  await caption.fill('Typed with both in sight')
  await page.getByRole('button', { name: 'Keep what stands here' }).click()
  await expect.poll(async () => (await read(page, address)).tagline).toBe('Typed with both in sight')
  await expect(conflict).toHaveCount(0)
  await saveElsewhere(page, address, { tagline: 'Once more from there' })
  await page.getByLabel('Author Name').fill('Somebody')
  await expect(caption).toHaveValue('Once more from there')
  await expect.poll(async () => (await read(page, address)).author).toBe('Somebody')
  await expect(conflict).toHaveCount(0)
  // The browser reports each 412.
  troubles.splice(0)

  await fillPost(page, { title: 'The Keeper of the Light' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  const unfinished = page.getByLabel('Section Title').last()
  await expect(unfinished).toBeFocused()
  await expect(unfinished).toHaveAccessibleDescription(
    /^A section needs a title and a text before the post is published\./,
  )
  await unfinished.fill('Alone')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - The Keeper of the Light')).toBeVisible()
  expect((await page.request.get('/blogs/The-Keeper-of-the-Light')).status()).toBe(200)
})

test('words are saved when their tab is closed: of a draft, of a new post, and while that is being created', async ({
  page,
  context,
}) => {
  const headers = { Origin: await takeSession(page) }
  const titles = async () =>
    (await read(page, '/api/blogs?status=draft')).posts.map(({ title }: { title: string }) => title)
  let writing = await context.newPage()
  await openAdmin(writing, '/admin')
  await writing.getByLabel('Title', { exact: true }).pressSequentially('The Middle of a Wo')
  await writing.close()
  await expect.poll(titles).toContain('The Middle of a Wo')

  writing = await context.newPage()
  await openAdmin(writing, '/admin')
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  // Never answered.
  await writing.route('**/api/blogs/*/edit', () => begun(), { times: 1 })
  await writing.getByLabel('Title', { exact: true }).fill('The First Half')
  await isBegun
  await writing.getByLabel('Title', { exact: true }).fill('The First Half and the Second')
  await writing.close()
  await expect.poll(titles).toContain('The First Half and the Second')

  const data = { ...POST_CALL, ...UNFINISHED, title: 'By Itself' }
  const { id } = await (await page.request.post('/api/blogs', { headers, data })).json()
  writing = await context.newPage()
  await openAdmin(writing, `/admin/drafts/${id}`)
  await writing.getByLabel('Long Caption').pressSequentially('closed in the middle of a wo')
  await writing.close()
  await expect.poll(async () => (await read(page, `/api/blogs/${id}`)).description).toBe('closed in the middle of a wo')
})

test('a save whose answer a reload loses is not taken for one of another desk: by the next save, and by publication', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Lost Answers' })
  await expect(page.getByText(SAVED)).toBeVisible()
  await saveUnanswered(page, 'once')
  await page.reload()
  await page.getByLabel('Short Caption').fill('once and again')
  await expect(page.getByText(SAVED)).toBeVisible()
  await saveUnanswered(page, 'twice')
  await page.reload()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Lost Answers')).toBeVisible()
  const { posts } = await read(page, '/api/blogs?q=Lost+Answers')
  expect(posts).toMatchObject([{ title: 'Lost Answers', tagline: 'twice' }])
  // The browser reports the refusals that the form resolved.
  troubles.splice(0)
})

test('a new post that was changed or published elsewhere meanwhile overwrites nothing', async ({ page, troubles }) => {
  await signIn(page)
  const addressOf = async (title: string) => {
    const { posts } = await read(page, '/api/blogs?status=draft')
    return `/api/blogs/${posts.find((post: { title: string }) => post.title === title).id}`
  }
  await page.getByLabel('Title', { exact: true }).fill('Two Desks')
  await expect(page.getByText(SAVED)).toBeVisible()
  await saveElsewhere(page, await addressOf('Two Desks'), { tagline: 'from the phone' })
  await fillPost(page, { title: 'Two Desks', tagline: 'from the laptop' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('heading', { name: 'You saved this post elsewhere first' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'from the phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Short Caption')).toHaveValue('from the phone')

  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByLabel('Title', { exact: true }).fill('Published Elsewhere')
  await expect(page.getByText(SAVED)).toBeVisible()
  const address = await addressOf('Published Elsewhere')
  await saveElsewhere(page, address, { ...POST_CALL, title: 'Published Elsewhere', status: 'published' })
  await page.getByLabel('Short Caption').fill('typed too late')
  await expect(page.getByText('This draft is out: it was published meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with it as another post' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('typed too late')
  await expect(page.getByText(SAVED)).toBeVisible()
  expect((await read(page, address)).tagline).toBe(POST_CALL.tagline)

  // Deleted elsewhere, it comes back with what is typed since.
  const again = await addressOf('Published Elsewhere')
  await page.request.delete(again, { headers: { Origin: new URL(page.url()).origin } })
  await page.getByLabel('Short Caption').fill('typed after its deletion')
  await expect(page.getByText('This draft was deleted meanwhile.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore it from the trash' }).click()
  await expect.poll(async () => (await read(page, again)).tagline).toBe('typed after its deletion')
  await expect(page.getByText('This draft was deleted meanwhile.')).toHaveCount(0)
  // The browser reports the refusals.
  troubles.splice(0)
})

test('a draft of an earlier day offers today, says why it is not saved, survives a reload, and comes back', async ({
  page,
  troubles,
}) => {
  const address = await openStored(page, { ...UNFINISHED, title: 'Half a Thought', date: '2024-01-01' })
  const [caption, date] = [page.getByLabel('Short Caption'), page.getByLabel('Date', { exact: true })]
  await expect(page.getByText('This day is over')).toBeVisible()
  await page.getByRole('button', { name: 'Use today' }).click()
  await expect(page.getByText('This day is over')).toHaveCount(0)
  await expect(date).not.toHaveValue('2024-01-01')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(date).toHaveValue((await read(page, address)).date)

  await page.route('**/api/blogs/*/edit', (route) => route.abort())
  await caption.fill('while the server is away')
  await expect(page.getByText('Not saved: The server did not answer.')).toBeVisible()
  await page.unroute('**/api/blogs/*/edit')
  await expect(page.getByText(SAVED)).toBeVisible()
  // It arrives, its answer does not, and more is typed: no conflict with oneself.
  await page.route(
    '**/api/blogs/*/edit',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await caption.fill('an answer got lost')
  await expect(page.getByText('Not saved: The server did not answer.')).toBeVisible()
  await caption.fill('an answer got lost, and more was typed')
  await expect(page.getByText(SAVED)).toBeVisible()
  expect((await read(page, address)).tagline).toBe('an answer got lost, and more was typed')
  await caption.fill('x'.repeat(10_001))
  await expect(page.getByText('Not saved: Short Caption is longer than')).toBeVisible()
  // A year that is no number is saved all the same.
  await page.getByText('Film', { exact: true }).click()
  await page.getByLabel('Film Year').fill('MCMLXXIX')
  await caption.fill('short again')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Film Year')).toHaveValue('MCMLXXIX')

  await caption.fill('and a half')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(caption).toHaveValue('and a half')
  // A save that arrives after the list was read makes its *Delete* a conflict, and so does one that is sent when the form is left.
  await expect(page.getByText(/^Saved (\d\d:\d\d|as a draft)$/)).toBeVisible()
  await page.getByRole('link', { name: /^Published/ }).click()
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'Delete Half a Thought' }).click()
  await expect(page.getByText('Half a Thought')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Continue Half a Thought' })).toBeVisible()
  // The browser reports the unanswered request, the refusal, and a 412 if the page was read again before the server had received
  // the save that was sent on leaving it.
  troubles.splice(0)
})

async function read(page: Page, address: string) {
  return (await page.request.get(address)).json()
}

/** Saves a post as another tab of the same person does. */
async function saveElsewhere(page: Page, address: string, data: object): Promise<void> {
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': '*' }
  expect((await page.request.patch(address, { headers, data })).status()).toBe(200)
}

/** Types a caption, which the server saves without the page getting the answer. */
async function saveUnanswered(page: Page, caption: string): Promise<void> {
  const { promise: isSaved, resolve: saved } = Promise.withResolvers<void>()
  let isCaught = false
  // The route stays: without it the request would be sent a second time.
  await page.route('**/api/blogs/p_*/edit', async (route) => {
    if (isCaught || !route.request().postData()?.includes(caption)) return route.fallback()
    isCaught = true
    await route.fetch()
    saved()
  })
  await page.getByLabel('Short Caption').fill(caption)
  await isSaved
}
