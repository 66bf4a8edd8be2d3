import { POST_CALL } from '#test/support/posts.ts'
import { expect, fillPost, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, violationsOn } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

const OF_AUTHORS = ['View site', 'Write', 'Today', /^Published \d+$/, /^Drafts \d+$/, 'Account']
const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }

test('an owner invites an author, who writes and publishes, and opens nothing of others', async ({
  page,
  browser,
  den,
}) => {
  await signIn(page, '/admin/users')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(ANNA.email)
  await expect(main.getByLabel('Role')).toHaveValue('author')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('row', { name: /anna@/ })).toContainText('Author')
  const link = await page.getByRole('textbox', { name: `Link for ${ANNA.email}` }).inputValue()

  const context = await browser.newContext({ baseURL: den.url })
  const hers = await context.newPage()
  await hers.goto(link)
  await hers.getByLabel('Password', { exact: true }).fill(ANNA.password)
  await hers.getByRole('button', { name: 'Accept the invitation' }).click()
  const areas = hers.getByRole('navigation', { name: 'Admin areas' }).getByRole('link')
  await expect(areas).toHaveText(OF_AUTHORS)
  await expect(hers.getByLabel('E-mail subscribers')).toHaveCount(0)
  await fillPost(hers, { title: 'The First of Anna', author: 'Anna' })
  await expect(hers.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await hers.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(hers.getByText('Successfully Created Blog - The First of Anna')).toBeVisible()

  await hers.getByRole('link', { name: /^Published/ }).click()
  await expect(hers.getByRole('button', { name: /^(Update|Delete) / })).toHaveCount(2)
  await hers.getByRole('button', { name: 'Update The First of Anna' }).click()
  await hers.getByLabel('Short Caption').fill('Changed by its author')
  await hers.getByRole('button', { name: 'Update Blog' }).click()
  await expect(hers.getByText(/^Successfully Updated Blog/)).toBeVisible()

  await hers.goto('/admin/settings')
  await expect(hers.getByRole('heading', { name: 'This door is locked' })).toBeVisible()
  await expect(hers.getByText('This is for owners, and your role is author.')).toBeVisible()
  await expect(areas).toHaveText(OF_AUTHORS)
  await expectAccessible(hers, { within: 'main' })
  const { posts } = await (await hers.request.get('/api/blogs')).json()
  const foreign = posts.find(({ author }: { author: string }) => author !== 'Anna')
  await openAdmin(hers, `/admin/posts/${foreign.id}`)
  await expect(hers.getByText('This post is not yours.')).toBeVisible()
  await hers.getByRole('link', { name: 'write one' }).click()
  await expect(hers.getByLabel('Title', { exact: true })).toBeVisible()
  // Navigates within the application.
  await hers.goBack()
  await expect(hers.getByText('This post is not yours.')).toBeVisible()

  // An editor has chosen that it is announced, so it is, whoever publishes it.
  const call = { ...POST_CALL, title: 'Heard of', status: 'scheduled', publishAt: '2096-10-31T12:00:00Z' }
  const headers = { Origin: new URL(page.url()).origin }
  const { id: heard } = await (await hers.request.post('/api/blogs', { headers, data: call })).json()
  const wished = await page.request.patch(`/api/blogs/${heard}`, {
    headers: { ...headers, 'If-Match': '*' },
    data: { announce: true },
  })
  expect(wished.status()).toBe(200)
  await openAdmin(hers, '/admin/posts')
  await hers.getByRole('button', { name: 'Publish now: Heard of' }).click()
  await expect(hers.getByRole('dialog')).toContainText('everybody who is subscribed gets a mail about it')
  await hers.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(hers.getByText('Successfully Created Blog - Heard of')).toBeVisible()

  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await page.getByRole('button', { name: `Change role: ${ANNA.email}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /Change the role of: ?anna@/ })
  await dialog.getByLabel('Role').selectOption('Editor')
  await expect(dialog.getByText(/all posts, drafts and pictures/)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText(`The role of ${ANNA.email} is now editor`)).toBeVisible()
  await expect(page.getByRole('row', { name: /anna@/ })).toContainText('Editor')
  await openAdmin(hers, '/admin')
  await expect(areas).toHaveText([
    'View site',
    'Write',
    'Today',
    /^Published/,
    /^Drafts/,
    /^Pages/,
    'Categories',
    'Pictures',
    'Statistics',
    'Account',
  ])
  await hers.getByLabel('Title', { exact: true }).fill('Begun as an editor')
  await expect(hers.getByLabel('E-mail subscribers')).toBeChecked()
  await expect(hers.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const { administrators } = await (await page.request.get('/api/administrators')).json()
  const { id } = administrators.find(({ email }: { email: string }) => email === ANNA.email)
  const changed = await page.request.patch(`/api/administrators/${id}`, { headers, data: { role: 'author' } })
  expect(changed.status()).toBe(200)
  await openAdmin(hers, '/admin')
  await expect(hers.getByLabel('Title', { exact: true })).toHaveValue('Begun as an editor')
  await hers.getByLabel('Short Caption').fill('and gone on with as an author')
  await expect(hers.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await context.close()
})
