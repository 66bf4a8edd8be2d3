import type { Page } from '@playwright/test'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoViolations } from './axe.ts'
import { expect, test } from './den.ts'

const LIGHTHOUSE = '/blogs/Two-Men,-One-Lamp,-No-Air'

test.describe('limits of a reader', () => {
  test.use(ACCESSIBILITY_OPTIONS)

  test('are set on /limits or below content warnings, and compared with cards and reviews', async ({ page }) => {
    const loaded = scriptsOf(page)
    await page.goto('/')
    await expect(page.locator('html[data-js]')).toBeAttached()
    expect(await page.locator('.verdict').count()).toBe(0)
    await page.goto('/limits')
    await page.getByLabel('My limit: Gore').selectOption('Not if strong')
    await page.getByLabel('My limit: Possession and religion').selectOption('Not at all')
    await expectNoViolations(page, 'main')

    await page.goto('/')
    const card = page.locator('.card', { hasText: 'Two Men, One Lamp, No Air' })
    await expect(card.getByText('Gore', { exact: true })).toBeVisible()
    await expect(page.locator('.card--poster').getByText('Within your limits')).toBeVisible()
    await expect(page.locator('.card', { hasText: 'Horror Musings' }).locator('.verdict')).toHaveCount(0)
    await expectAccessible(page, { within: '.card--poster .verdict' })

    await page.goto(LIGHTHOUSE)
    const summary = page.locator('details.warnings summary')
    await expect(summary).toHaveText(/^Content warnings: 4\s*Gore$/)
    await summary.click()
    await page.getByLabel('My limit: Harm to animals').selectOption('Not at all')
    await expect(summary.getByText('Harm to animals, gore')).toBeVisible()
    await expectAccessible(page, { within: 'details.warnings' })
    for (const kind of ['Harm to animals', 'Gore'])
      await page.getByLabel(`My limit: ${kind}`).selectOption('Fine with me')
    await expect(summary.getByText('Within your limits')).toBeVisible()
    await page.goto('/limits')
    await expect(page.getByLabel('My limit: Possession and religion')).toHaveValue('1')
    await page.getByLabel('My limit: Possession and religion').selectOption('Fine with me')
    expect(await page.evaluate(() => localStorage.getItem('den-limits'))).toBeNull()
    loaded.length = 0
    await page.goto('/')
    await expect(page.locator('.card--poster')).toBeVisible()
    expect(loaded.filter((address) => address.includes('my-limits'))).toEqual([])
  })

  test('that are stored in another format are ignored', async ({ page }) => {
    await page.goto(LIGHTHOUSE)
    const summary = page.locator('details.warnings summary')
    await summary.click()
    const gore = page.getByLabel('My limit: Gore')
    for (const stored of ['7', '"gore"', '{', '{"gore":"x","toString":1}', 'null']) {
      // As when another tab stores it.
      await page.evaluate((newValue) => {
        localStorage.setItem('den-limits', newValue)
        dispatchEvent(new StorageEvent('storage', { key: 'den-limits', newValue }))
      }, stored)
      await expect(gore).toHaveValue('')
      await expect(summary).not.toContainText('Gore')
      await gore.selectOption('Not at all')
      await expect(summary).toContainText('Gore')
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('content warnings and sections with spoilers unfold, and /limits lists all kinds', async ({ page }) => {
    await page.goto(LIGHTHOUSE)
    await expect(page.getByText('Harm to animals')).toBeHidden()
    await page.getByText('Content warnings: 4').click()
    await expect(page.getByText('Harm to animals')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await page.goto('/blogs/Five-Rooms-That-You-Would-Not-Sleep-In')
    await expect(page.getByRole('heading', { name: '5. The lamp room' })).toBeVisible()
    await expect(page.getByText('Last, because I would stay for it.')).toBeHidden()
    const cover = page.locator('.covered summary')
    await expect(cover).toHaveText(/^\s*Spoilers: show/)
    await cover.click()
    await expect(page.getByText('Last, because I would stay for it.')).toBeVisible()
    await cover.click()
    await expect(page.getByText('Last, because I would stay for it.')).toBeHidden()
    await page.goto('/limits')
    await expect(page.getByText('An animal is hurt or dies.')).toBeVisible()
    await expect(page.getByText('Say what you would rather do without.')).toBeHidden()
  })
})

function scriptsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url())
  })
  return addresses
}
