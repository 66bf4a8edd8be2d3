import type { Page } from '@playwright/test'
import { expect, openAdmin, signIn, test } from './admin.ts'

// As for most people: the other tests of the area leave motion out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const AREAS = [
  'Write',
  'Posts',
  'Media',
  'Statistics',
  'Subscribers',
  'Mail',
  'Settings',
  'Users',
  'Audit log',
  'Health',
  'Backups',
  'Account',
]
const PHONE = { width: 375, height: 667 }

test('one navigation leads to every area, and below the screens is one line without the form for readers', async ({
  page,
}) => {
  await signIn(page)
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await expect(areas.getByRole('link')).toHaveText(AREAS)
  for (const area of AREAS.toReversed()) {
    await areas.getByRole('link', { name: area }).click()
    await expect(areas.locator('[aria-current]')).toHaveText(area)
    await expect(page.getByLabel('What do you want to do?')).toBeVisible()
  }
  for (const address of ['/admin/drafts', '/admin/trash']) {
    await openAdmin(page, address)
    await expect(areas.locator('[aria-current]')).toHaveText('Posts')
  }

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText(['The Midnight Den', 'Terms', 'Privacy', 'Cookie Policy'])
  await expect(footer.locator('form')).toHaveCount(0)
  await page.goto('/greetings')
  await expect(footer.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
  await expect(footer.locator('form')).toHaveCount(1)
})

test('on a phone the navigation is one line that opens, and closes on Escape and on navigation', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn(page)
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  const toggle = areas.getByRole('button')
  await expect(toggle).toHaveText(/Write$/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(areas.getByRole('link')).toHaveCount(0)

  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await areas.getByRole('link', { name: 'Posts' }).focus()
  await page.keyboard.press('Escape')
  await expect(areas.getByRole('link')).toHaveCount(0)
  await expect(toggle).toBeFocused()

  await toggle.click()
  await areas.getByRole('link', { name: 'Users' }).click()
  await expect(toggle).toHaveText(/Users$/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(areas.getByRole('link')).toHaveCount(0)
  await expect(toggle).toBeFocused()

  // The first field of each form is there without scrolling.
  for (const [address, label] of [
    ['/admin', 'Author Name'],
    ['/admin/posts', 'Search'],
    ['/admin/subscribers', 'Search'],
    ['/admin/settings', 'Blog name'],
    ['/admin/account', 'Name'],
  ] as const) {
    await openAdmin(page, address)
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    await expect(field).toBeVisible()
    expect([address, await isUncovered(page, label)]).toEqual([address, true])
  }
})

/** Whether all of a field is within the window and under nothing, such as the bar of a form. */
function isUncovered(page: Page, label: string): Promise<boolean> {
  return page
    .getByRole('main')
    .getByLabel(label, { exact: true })
    .evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      return [top + 1, bottom - 1].every((y) => field.contains(document.elementFromPoint((left + right) / 2, y)))
    })
}

test('a toast does not cover the navigation of the admin area', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await page.getByLabel('Title', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'Save draft' }).click()
    const toast = page.locator('.toast')
    // A toast stays while the pointer is on it.
    await toast.hover()
    const { y } = (await toast.boundingBox())!
    const area = (await page.getByRole('navigation', { name: 'Admin areas' }).boundingBox())!
    expect(y).toBeGreaterThanOrEqual(area.y + area.height)
  }
})
