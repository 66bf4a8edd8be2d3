import { expect, login, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

test('a session in another browser is listed, ended, and signed out there', async ({ page, browser, den }) => {
  await signIn(page, '/admin/account')
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(part.getByText('On this device only.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'End all others' })).toHaveCount(0)

  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const contexts = [
    await browser.newContext({ baseURL: den.url, userAgent }),
    await browser.newContext({ baseURL: den.url }),
  ]
  const [firefox, other] = await Promise.all(contexts.map((context) => context.newPage()))
  await firefox!.goto('/admin')
  await login(firefox!)
  await expect(firefox!.getByRole('heading', { name: 'Admin Page' })).toBeVisible()

  await openAdmin(page, '/admin/account')
  const theirs = part.getByRole('row', { name: /Firefox on Windows/ })
  await expect(theirs).toContainText('127.0.0.0/24')
  await expect(part.getByRole('row', { name: /This device/ })).toHaveCount(1)
  await expectAccessible(page)
  await part.getByRole('button', { name: 'End: Firefox on Windows' }).press('Enter')
  await expect(page.getByText('Firefox on Windows is signed out')).toBeVisible()
  await expect(part.getByRole('heading')).toBeFocused()
  await expect(theirs).toHaveCount(0)
  await firefox!.reload()
  await expect(firefox!.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  await other!.goto('/admin')
  await login(other!)
  await expect(other!.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await openAdmin(page, '/admin/account')
  await part.getByRole('button', { name: 'End all others' }).press('Enter')
  await expect(page.getByText('You are signed out on all other devices')).toBeVisible()
  await expect(part.getByText('On this device only.')).toBeVisible()
  await other!.reload()
  await expect(other!.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await Promise.all(contexts.map((context) => context.close()))
})

test('ending the session of this device brings the login panel', async ({ page, troubles }) => {
  await signIn(page, '/admin/account')
  await page.getByRole('button', { name: /^End: .*, this device$/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})
