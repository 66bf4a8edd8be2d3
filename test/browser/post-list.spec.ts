import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, openAdmin, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })

async function store(page: Page, posts: readonly object[]): Promise<string[]> {
  const headers = { Origin: await takeSession(page) }
  const ids: string[] = []
  for (const post of posts) {
    const answer = await page.request.post('/api/blogs', { headers, data: { ...POST_CALL, ...post } })
    ids.push((await answer.json()).id)
  }
  return ids
}

test('many posts get a category, are deleted and come back, and what another saved meanwhile is reported', async ({
  page,
  troubles,
}) => {
  const [first] = await store(
    page,
    ['Bulk One', 'Bulk Two', 'Bulk Three'].map((title) => ({ title, date: '1999-01-01' })),
  )
  const stored = async (id: string) => (await page.request.get(`/api/blogs/${id}`)).json()
  await openAdmin(page, '/admin/posts?sort=oldest')
  for (const title of ['Bulk One', 'Bulk Two']) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Category' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 posts')
  await dialog.getByLabel('Category').selectOption('Horror Musings')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('2 posts changed')).toBeVisible()
  await expect(page.getByText('2 selected')).toHaveCount(0)
  expect((await stored(first!)).tag).toBe('Horror Musings')

  // Another writer saves one of them, so the list shows a revision of before.
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': '*' }
  await page.request.patch(`/api/blogs/${first}`, { headers, data: { tagline: 'Saved elsewhere' } })
  for (const title of ['Bulk One', 'Bulk Two', 'Bulk Three'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toContainText('Confirm blog deletion for:')
  await expect(dialog).toContainText('This action cannot be undone. (They stay in the trash for 30 days.)')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('2 posts deleted. 1 post not deleted:')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/Bulk One.*saved this post/)
  await expect(page.getByRole('checkbox', { name: 'Select Bulk One' })).toBeChecked()
  await expect(page.getByText('2 posts restored')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select Bulk Two' })).toBeVisible()
  // The browser reports the request that was refused.
  troubles.splice(0)
})

test('complete drafts are published together, without a mail; the others say what they lack', async ({
  page,
  troubles,
}) => {
  await store(page, [
    { title: 'Ready Draft', status: 'draft', announce: true },
    { title: 'Unready Draft', tagline: '', status: 'draft' },
  ])
  await openAdmin(page, '/admin/drafts')
  await expect(page.getByRole('link', { name: 'Unready Draft' })).toHaveAttribute('href', /\/admin\/drafts\/p_/)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Subscribers get no mail')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('1 post published. 1 post not published:')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unready Draft: Short Caption is required.')
  await expect(page.getByText('Ready Draft', { exact: true })).toHaveCount(0)
  expect((await page.request.get('/blogs/Ready-Draft')).status()).toBe(200)
  troubles.splice(0)
})

test('a tick that is made while others are changed stays, and another filter begins without ticks', async ({
  page,
}) => {
  await store(
    page,
    ['First Ticked', 'Ticked Meanwhile'].map((title) => ({ title, date: '1998-01-01' })),
  )
  await openAdmin(page, '/admin/posts?sort=oldest')
  const tick = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/blogs/*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await tick('First Ticked').check()
  await page.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('1 of 1…')).toBeVisible()
  await tick('Ticked Meanwhile').check()
  answer.resolve()
  await expect(page.getByText('1 post changed')).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(tick('First Ticked')).not.toBeChecked()
  await expect(tick('Ticked Meanwhile')).toBeChecked()

  await page.getByRole('searchbox').fill('First')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(tick('Ticked Meanwhile')).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(tick('Ticked Meanwhile')).toBeVisible()
  await expect(tick('Ticked Meanwhile')).not.toBeChecked()
})

test('all posts are exported by one press', async ({ page }) => {
  await store(page, [{ title: 'Exported', date: '1998-01-01' }])
  await openAdmin(page, '/admin/posts')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  const zip = await readFile(await (await download).path())
  expect((await download).suggestedFilename()).toBe('posts.zip')
  expect(zip.toString('latin1')).toContain('posts/1998-01-01-exported.md')
})
