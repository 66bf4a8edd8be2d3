import type { Page } from '@playwright/test'
import { expect, newestArticle, test } from './den.ts'

test('Share copies the address of the post and reads "Copied"', async ({ page, den, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const article = await newestArticle(page)
  await page.goto(`${article}?from=feed#x`)
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(den.url + article)
})

test('the contact address is copied, and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'contact address' })
  await button.click()
  await expect(button).toHaveText(/Copied/)
  await expect(page.getByRole('status')).toHaveText('Copied')
  await page.clock.runFor(1900)
  await expect(button).toHaveText(/Copied/)
  await page.clock.runFor(200)
  await expect(button).toHaveText(/Copy /)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('keeper@midnight-den.example')
})

test.describe('on plain http in a network of one’s own', () => {
  test('copying works as well', async ({ page, den }) => {
    // This name is the machine itself for the browser, but no secure context, so there is no clipboard interface.
    const host = den.url.replace('localhost', 'den.test')
    await page.goto(host)
    expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'contact address' })
    await button.click()
    await expect(button).toHaveText(/Copied/)
    await expect(button).toBeFocused()
    expect(await pasted(page)).toBe('keeper@midnight-den.example')
  })
})

async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'paste'
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+V')
  return page.locator('#paste').inputValue()
}
