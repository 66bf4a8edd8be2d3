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
