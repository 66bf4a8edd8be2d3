import { expect, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const SAVED = /^Saved \d\d:\d\d$/

test('a page is written at the desk of posts, without what belongs to posts, and answers at its own address', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/pages')
  await expect(page.getByText('No pages yet')).toBeVisible()
  await page.getByRole('link', { name: 'Write a page' }).click()
  await expect(page).toHaveURL('/admin/pages/new')
  const title = page.getByLabel('Title', { exact: true })
  for (const label of ['Author Name', 'Category', 'Featured', 'Short Caption', 'Date', 'E-mail subscribers', 'Film'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  await expect(page.getByText('Film of this section')).toHaveCount(0)

  await expect(page.getByRole('button', { name: 'Publish Page' })).toBeDisabled()
  await expectAccessible(page)
  await title.fill('How I rate')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByLabel('Section Text').fill('A ten is *seldom* given.')
  await page.getByLabel('Path').fill('/search')
  await page.getByRole('button', { name: 'Publish Page' }).click()
  await expect(page.getByLabel('Path')).toHaveAccessibleDescription(/A screen of Den is at this path/)
  // A path that begins like that of a standard page is typed to its end.
  await page.getByLabel('Path').fill('')
  await page.getByLabel('Path').pressSequentially('/terms-of-love')
  await expect(page.getByLabel('Path')).toHaveValue('/terms-of-love')
  await page.getByLabel('Path').fill('')
  await page.getByRole('button', { name: 'Show preview' }).click()
  const preview = page.frameLocator('iframe[title="Preview of the page"]')
  await expect(preview.getByRole('heading', { name: 'How I rate' })).toBeVisible()
  await expect(preview.locator('em')).toHaveText('seldom')
  await page.getByRole('button', { name: 'Publish Page' }).click()
  await expect(page).toHaveURL('/admin/pages')
  await expect(page.getByText('The page is out: How I rate')).toBeVisible()

  await page.getByRole('link', { name: '/how-i-rate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How I rate')
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('a page is changed, kept as a draft, scheduled and deleted from its list', async ({ page }) => {
  await signIn(page, '/admin/pages/new')
  await page.getByLabel('Title', { exact: true }).fill('Press')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByRole('link', { name: /^Pages/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('subscribers')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page).toHaveURL('/admin/pages')
  await expect(page.getByRole('listitem').filter({ hasText: 'Press' })).toContainText('Comes out on')

  // Lists of posts have no pages, scheduled ones included.
  await openAdmin(page, '/admin/posts')
  await expect(page.getByRole('listitem').filter({ hasText: 'Press' })).toHaveCount(0)
  await openAdmin(page, '/admin/pages')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue Press' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page).toHaveURL('/admin/pages')
  await page.getByRole('button', { name: 'Update Press' }).click()
  await page.getByLabel('Title', { exact: true }).fill('For the press')
  await expect(page.getByText(/not out yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Update Page' }).click()
  await expect(page).toHaveURL('/admin/pages')
  expect(await (await page.request.get('/press')).text()).toContain('<h1>For the press</h1>')
  await page.getByRole('button', { name: 'Delete For the press' }).click()
  await expect(page.getByText('For the press', { exact: true })).toHaveCount(0)
  expect((await page.request.get('/press')).status()).toBe(410)
  await openAdmin(page, '/admin/trash')
  await expect(page.getByRole('listitem').filter({ hasText: 'For the press' })).toContainText('Page')
})

test('the owner writes greetings in place of the words that came with Den, and deletes them again', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/pages')
  await page.getByRole('button', { name: 'Write your own: Greetings' }).click()
  await expect(page).toHaveURL('/admin/pages/new?path=/greetings')
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('Welcome to the den')
  await expect(page.getByLabel('Path')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publish Page' })).toBeDisabled()
  await title.fill('Come down to {blogName}')
  await page.getByLabel('Signature').fill('The keeper')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish Page' }).click()
  await expect(page).toHaveURL('/admin/pages')
  await expect(page.getByRole('button', { name: 'Write your own: Greetings' })).toHaveCount(0)

  await page.goto('/greetings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come down to The Midnight Den')
  await expect(page.locator('.letter__signature')).toHaveText('The keeper')
  await expect(page.locator('.letter__opening')).toContainText('Come in.')
  await expect(page.getByRole('link', { name: 'Explore The Den' })).toBeVisible()

  await openAdmin(page, '/admin/pages')
  await page.getByRole('button', { name: 'Delete Come down to {blogName}' }).click()
  await expect(page.getByRole('button', { name: 'To the trash: Greetings' })).toBeVisible()
  await page.goto('/greetings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the den')
  expect(troubles).toEqual([])
})
