import { expect, test } from './den.ts'

test.use({ viewport: { width: 375, height: 760 } })

test('the phone menu keeps the focus, switches the theme, and closes on Escape, by its button and on navigation', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.header__links')).toBeHidden()
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog')?.id ?? document.activeElement?.tagName,
    )
    expect(['menu', 'BODY']).toContain(place)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await menu.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(menu).toHaveCSS('background-color', 'rgb(244, 237, 223)')
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Greetings' }).click()
  await expect(page).toHaveURL(/\/greetings$/)
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(menu).toBeHidden()
})

test('the menu opens by script where the browser does not know invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})
