import { expect, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

test('what was done is listed, searched, narrowed to a kind and to days, and taken away', async ({ page }) => {
  await signIn(page, '/admin/audit')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText(/Signed in.*keeper@den\.example.*127\.0\.0\.0\/24/)
  const write = (method: 'patch' | 'post', target: string, data: object) =>
    page.request[method](target, { headers: { Origin: new URL(page.url()).origin }, data })
  expect((await write('patch', '/api/settings', { tagline: 'Another line' })).status()).toBe(200)
  const post = { title: 'The Wicker Man', tagline: 'x', description: 'x', author: 'Mara', date: '2026-05-01' }
  const made = await write('post', '/api/blogs', { ...post, tag: 'General', featured: 0, articleImgSrc: 'me' })
  expect(made.status()).toBe(201)
  const { id } = await made.json()

  await openAdmin(page, '/admin/audit')
  await expect(rows.nth(1)).toContainText('Post published')
  await expect(rows.nth(2)).toContainText('Settings changed')
  const all = await rows.count()
  expect(all).toBeGreaterThanOrEqual(4)
  await expectAccessible(page)

  const main = page.getByRole('main')
  await main.getByLabel('Search').fill('wicker')
  await main.getByLabel('Search').press('Enter')
  await expect(main.getByRole('status')).toHaveText('1 entry found')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/\/admin\/audit\?q=wicker$/)
  await expect(page.getByRole('link', { name: 'The Wicker Man' })).toHaveAttribute('href', `/admin/posts/${id}`)
  await main.getByLabel('Show').selectOption('Settings changed')
  await expect(page.getByText('Nothing of that kind')).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('Search').fill('')
  await main.getByLabel('Search').press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Settings changed')
  await main.getByLabel('Show').selectOption('Everything')
  await expect(rows).toHaveCount(all)
  await main.getByLabel('To', { exact: true }).fill('2020-01-01')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('status')).toHaveText('0 entries found')

  await openAdmin(page, '/admin/audit')
  const download = page.waitForEvent('download')
  await main.getByText('Download as CSV').click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')
})
