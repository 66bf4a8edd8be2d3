import { expect } from './den.ts'
import { expectScreensToFit, test } from './speaking-blogs.ts'

test.describe('in German', () => {
  test.use({ blog: 'de', viewport: { width: 375, height: 760 } })

  test('no link of the footer is broken within a word on a phone', async ({ page }) => {
    await page.goto('/limits')
    const links = page.locator('.footer__links a')
    const heights = await links.evaluateAll((all) => all.map((link) => link.getClientRects()[0]!.height))
    expect(new Set(heights).size).toBe(1)
  })
})

test.describe('in Turkish', () => {
  test.use({ blog: 'tr' })

  test('a verdict begins with the capital letter of the language', async ({ page }) => {
    await page.goto('/limits')
    await page.getByLabel('Sınırım: İntihar').selectOption('Hiç olmasın')
    await page.goto('/')
    await expect(page.locator('.card--poster .verdict')).toHaveText('İntihar')
  })
})

test.describe('in Arabic', () => {
  test.use({ blog: 'ar' })

  test('no letter is drawn apart from its word, and film and year are apart', async ({ page }) => {
    await page.goto('/greetings')
    const opening = page.locator('.letter__opening > p').first()
    expect(await opening.evaluate((p) => getComputedStyle(p, '::first-letter').float)).toBe('none')
    await page.goto('/ratings')
    const [film, year] = [page.locator('.scored__film cite').first(), page.locator('.scored__film cite + span').first()]
    const gap = (await year.boundingBox())!.x - (await film.evaluate((cite) => cite.getBoundingClientRect().right))
    expect(gap).toBeGreaterThan(3)
  })
})

test.describe('in the pseudo-locale', () => {
  test.use({ blog: 'pseudo' })

  test('every screen of readers fits at every width', async ({ page }) => {
    test.setTimeout(1_200_000)
    await expectScreensToFit(page)
  })
})
