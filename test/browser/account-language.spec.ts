import { expect, login, openAdmin, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('the area speaks another language at once where it is chosen, and after a sign-in', async ({ page, troubles }) => {
  await signIn(page, '/admin/account')
  // Lost where the document is loaded anew.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByLabel('Language').press('D')
  await expect(page.getByRole('heading', { name: 'Konto', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Sprache')).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  await page.context().clearCookies()
  await openAdmin(page, '/admin/account')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await login(page)
  await expect(page.getByRole('heading', { name: 'Konto', exact: true })).toBeVisible()
  // Posts may be in another language than the blog, which is not that of the account.
  await openAdmin(page, '/admin')
  await expect(page.getByLabel('Sprache').locator('option').first()).toHaveText('Die des Blogs (English)')
  await openAdmin(page, '/admin/account')
  await page.getByLabel('Sprache').selectOption('Wie im Browser')
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('an invitation is read in German', async ({ page }) => {
    await page.goto('/admin/invitation')
    await expect(page.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible()
    await expect(page.getByText('There is a key for you')).toHaveCount(0)
  })
})
