import { expect, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('an owner writes the words of the subscribe form, and clears them to have the standard ones', async ({
  page,
  browser,
}) => {
  await signIn(page, '/admin/settings?section=words')
  const label = page.getByLabel('Above the address')
  await expect(label).toHaveValue('New posts by e-mail')
  await label.fill('Screams by mail')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(new URL('/terms', page.url()).href)
  const address = reader.getByLabel('Screams by mail')
  // The first press of a key makes the form interactive, with the same words.
  await address.pressSequentially('reader@den')
  await expect(address).toHaveValue('reader@den')

  await label.fill('')
  await expect(label).toHaveValue('')
  await label.press('Tab')
  await expect(label).toHaveValue('New posts by e-mail')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await reader.reload()
  await expect(reader.getByLabel('New posts by e-mail')).toBeVisible()
})

test('an owner sees the mail with the words as they are typed, and gets back a sentence as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, '/admin/settings?section=words')
  const group = page.getByRole('group', { name: 'Mail that welcomes' })
  const mail = page.frameLocator('iframe[name="mail-preview"]').locator('body')
  await expect(mail).toContainText('Confirm your subscription')
  const entries = await page.evaluate(() => history.length)

  const heading = group.getByLabel('Heading')
  await heading.fill('Come <in>, & sit')
  await expect(mail.locator('h1')).toHaveText('Come <in>, & sit')
  await expect(mail).toContainText('Welcome to')
  await heading.fill('x'.repeat(600))
  await expect(mail.locator('h1')).toHaveText('x'.repeat(500))
  expect(await page.evaluate(() => history.length)).toBe(entries)

  await group.getByRole('button', { name: 'As it was Heading' }).click()
  await expect(heading).toHaveValue('Welcome')
  await expect(heading).toBeFocused()
  await expect(mail.locator('h1')).toHaveText('Welcome')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  await page.getByLabel('Whole posts by e-mail').check()
  await expect(mail).toContainText('Read the post')
})
