import { expect, KEEPER, login, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoViolations } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('the login panel, refusals, a dialog and the form of a post that exists keep to WCAG 2.2 A and AA', async ({
  page,
  troubles,
}) => {
  await page.goto('/admin')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('do not match')).toBeVisible()
  await expectAccessible(page, { within: '.login' })

  await login(page)
  await page.getByLabel('Short Caption').fill('Only this')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  // Only the values of fields differ from the empty form, which is checked with every area.
  await expectNoViolations(page, 'main')
  await page.getByLabel('Short Caption').fill('')

  await page
    .getByRole('navigation', { name: 'Admin areas' })
    .getByRole('link', { name: /^Published/ })
    .click()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Update / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Update Blog' })).toBeVisible()
  await expectAccessible(page)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401')])
})
