import { expect, newestArticle, SCREENS, test } from './den.ts'

test.use({ javaScriptEnabled: false })

test('every screen can be read, and nothing is offered that would not work', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /theme|copy|share/i })).toHaveCount(0)
  }
  await page.goto(await newestArticle(page))
  await expect(page.getByText('Rating', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } })

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Greetings' }).click()
    await expect(page).toHaveURL(/\/greetings$/)
  })
})
