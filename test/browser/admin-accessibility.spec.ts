import { choose, expect, KEEPER, openAdmin, signIn, THEMES, test } from './admin.ts'
import { violationsOn } from './axe.ts'

for (const theme of THEMES)
  for (const width of [375, 1280])
    test(`no area or dialog violates WCAG 2.2 A and AA (${theme}, ${width} px)`, async ({ browser, den }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true, baseURL: den.url })
      const page = await context.newPage()
      await choose(page, theme)

      await page.goto('/admin')
      expect(await violationsOn(page)).toEqual([])
      await page.getByLabel('Email').fill(KEEPER.email)
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByText('do not belong together')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])

      await signIn(page)
      await page.getByLabel('Short Caption').fill('Only this')
      await page.getByRole('button', { name: 'Create Blog Post' }).click()
      await expect(page.getByText('Title is required')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await page.getByLabel('Short Caption').fill('')

      await openAdmin(page, '/admin/posts')
      expect(await violationsOn(page)).toEqual([])
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Update / })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: 'Update Blog' })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])

      for (const area of [
        '/admin/statistics',
        '/admin/subscribers',
        '/admin/mail',
        '/admin/settings',
        '/admin/users',
        '/admin/account',
      ]) {
        await openAdmin(page, area)
        expect(await violationsOn(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await context.close()
    })

test('no area is wider than the screen, down to 320 px', async ({ page }) => {
  await signIn(page)
  for (const width of [320, 375, 768, 1280])
    for (const area of [
      '/admin',
      '/admin/posts',
      '/admin/statistics',
      '/admin/subscribers',
      '/admin/mail',
      '/admin/settings',
      '/admin/users',
      '/admin/account',
    ]) {
      await page.setViewportSize({ width, height: 800 })
      await openAdmin(page, area)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([area, width, overflow]).toEqual([area, width, 0])
    }
})
