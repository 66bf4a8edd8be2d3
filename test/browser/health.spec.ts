import { expect, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('Health lists what was looked at, and what to do where something is wrong', async ({ page }) => {
  await signIn(page, '/admin/health')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.filter({ hasText: 'Database' })).toContainText('All well')
  await expect(rows.filter({ hasText: 'Address' })).toContainText(/Warning.*SITE_URL is not set.*Set SITE_URL to/)
  await expect(page.getByRole('status').filter({ hasText: /needs? you/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible()
})
