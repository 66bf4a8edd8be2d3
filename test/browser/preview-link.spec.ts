import { expect, takeSession, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('a friend without an account sees the draft by its link, until the link is ended', async ({
  page,
  browser,
  den,
}) => {
  const headers = { Origin: await takeSession(page) }
  const draft = { status: 'draft', title: 'The Keeper of the Light', date: '2026-11-23' }
  const { id } = await (await page.request.post('/api/blogs', { headers, data: draft })).json()
  await page.goto(`/admin/drafts/${id}`)
  await page.getByRole('button', { name: 'Preview link' }).click()
  const field = page.getByRole('textbox', { name: 'Preview link' })
  await expect(field).toHaveValue(/\/preview\/[\w-]{43}$/)
  await expect(
    page.getByText(/shows the draft to everybody who has it, until [A-Z][a-z]+ \d+, \d{4} at \d\d:\d\d/),
  ).toBeVisible()
  await expectAccessible(page, { within: '.preview-link' })
  // What is typed is saved by itself, and is on the page of the link.
  await page.getByLabel('Short Caption').fill('Half a sentence')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

  const { pathname } = new URL(await field.inputValue())
  const context = await browser.newContext({ baseURL: den.url })
  const friend = await context.newPage()
  const asked: string[] = []
  friend.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await friend.goto(pathname)
  await expect(friend.getByRole('heading', { name: 'The Keeper of the Light' })).toBeVisible()
  await expect(friend.getByText('Half a sentence')).toBeVisible()
  await expect(friend.getByText('Published November 23, 2026')).toBeVisible()
  await friend.getByRole('link', { name: 'Greetings' }).first().click()
  await expect.poll(() => asked).toContain('/api/screen-views')
  expect(await friend.evaluate(() => document.referrer)).toBe('')
  // The page of the link reports nothing; the next one does.
  expect(asked.filter((path) => path === '/api/screen-views')).toHaveLength(1)

  await page.reload()
  await expect(page.getByText(/^A preview link shows the draft/)).toBeVisible()
  await page.getByRole('button', { name: 'Turn off this link' }).click()
  await expect(page.getByText('The preview link has ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview link', exact: true })).toBeVisible()
  expect((await context.request.get(pathname)).status()).toBe(404)
  await context.close()
})
