import { canvas } from '#test/support/pictures.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, KEEPER, openAdmin, takeRecentSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

const LETTERBOXD = 'https://letterboxd.com/mara'

test('a writer gives a portrait, words and links, which readers see under articles and on the author’s page', async ({
  page,
  troubles,
}) => {
  const headers = { Origin: await takeRecentSession(page) }
  const call = (method: 'post' | 'patch', path: string, data: object) => page.request[method](path, { headers, data })
  await openAdmin(page, '/admin/account')
  const part = page.getByRole('region', { name: 'Profile', exact: true })
  await expect(part).toContainText('Save your name as printed first.')
  await page.getByLabel('Name as printed').fill('Mara Vell')
  await page.getByRole('button', { name: 'Save name' }).click()
  const about = part.getByLabel('About the author')
  await about.fill('One\nTwo\nThree')
  await part.getByRole('button', { name: 'Save profile' }).click()
  await expect(part.getByText('About the author has at most 2 lines')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await about.fill('Sleeps badly.\nWrites about it.')
  const portrait = await canvas(600, 800).jpeg().toBuffer()
  await part.getByLabel('Portrait').setInputFiles({ name: 'mara.jpg', mimeType: 'image/jpeg', buffer: portrait })
  await expect(part.getByText('New Image')).toBeVisible()

  // The network follows the address until another one is chosen.
  await part.getByRole('button', { name: 'Add a link' }).click()
  const address = part.getByLabel('Address')
  const network = part.getByLabel('Network')
  await expect(address).toBeFocused()
  await address.fill('https://horror.example/@mara')
  await expect(network).toHaveValue('mastodon')
  await network.selectOption({ label: 'Website' })
  await address.fill(LETTERBOXD)
  await expect(network).toHaveValue('website')
  await network.selectOption({ label: 'Letterboxd' })
  await expectAccessible(page, { within: '.part:has(.picker)' })
  await part.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await expect(part.getByText('Old Image', { exact: true })).toBeVisible()

  const made = await call('post', '/api/blogs', { ...POST_CALL, title: 'Known by face', author: 'Mara Vell' })
  const { path } = await made.json()
  await page.goto(path)
  const block = page.getByRole('region', { name: 'About the author' })
  await expect(block).toContainText('Sleeps badly.')
  await expect(block.getByRole('link', { name: 'Letterboxd' })).toHaveAttribute('rel', 'me noopener')
  const picture = block.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  await expectAccessible(page)
  await block.getByRole('link', { name: 'Mara Vell' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Vell')
  await expect(page.getByRole('link', { name: 'Mara Vell: Letterboxd' })).toHaveAttribute('href', LETTERBOXD)
  await expectAccessible(page)
})

test('an owner changes the profile of another user', async ({ page, den, troubles }) => {
  const headers = { Origin: await takeRecentSession(page) }
  const email = 'noa@den.example'
  const invited = await page.request.post('/api/invitations', { headers, data: { email } })
  const token = new URLSearchParams(new URL((await invited.json()).link).hash.slice(1)).get('t')
  const data = { token, password: 'a stair that counts itself', name: 'Noa Quist' }
  const accepted = await page.context().browser()!.newContext({ baseURL: den.url })
  expect((await accepted.request.post('/api/auth/accept-invitation', { headers, data })).status()).toBe(201)
  await accepted.close()
  const post = { ...POST_CALL, title: 'By Noa', author: 'Noa Quist' }
  expect((await page.request.post('/api/blogs', { headers, data: post })).status()).toBe(201)

  await openAdmin(page, '/admin/users')
  await expect(page.getByRole('button', { name: `Profile: ${KEEPER.email}` })).toHaveCount(0)
  await page.getByRole('button', { name: `Profile: ${email}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Noa Quist' })
  await dialog.getByRole('button', { name: 'Add a link' }).click()
  await dialog.getByLabel('Address').fill('http://noa.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('begin with https:// or mailto:').first()).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await dialog.getByLabel('Address').fill('https://noa.example')
  await dialog.getByLabel('About the author').fill('Watches alone.')
  await expectAccessible(page, { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The profile of Noa Quist is saved')).toBeVisible()
  await page.goto('/author/noa-quist')
  await expect(page.locator('.author')).toContainText('Watches alone.')
})
