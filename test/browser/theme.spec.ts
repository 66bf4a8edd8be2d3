import { expect, newestArticle, test } from './den.ts'

const background = 'rgb(18, 16, 15)'
const paper = 'rgb(244, 237, 223)'

test.describe('for a reader whose system prefers light', () => {
  test.use({ colorScheme: 'light' })

  test('a first visit is dark; the toggle alone changes it, for good', async ({ page, context }) => {
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveCSS('background-color', background)

    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(html).toHaveCSS('background-color', paper)
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()

    await page.goto('/greetings')
    await expect(html).toHaveCSS('background-color', paper)
    const other = await context.newPage()
    await other.goto('/terms')
    await expect(other.locator('html')).toHaveCSS('background-color', paper)

    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(html).toHaveCSS('background-color', background)
    await expect(other.locator('html')).toHaveCSS('background-color', background)
    await page.reload()
    await expect(html).toHaveCSS('background-color', background)
  })
})

test('the chosen theme stands before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('den-theme', 'light')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      Object.assign(window, { themeAtFirstElement: document.documentElement.dataset.theme })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstElement'))).toBe('light')
})

test('a browser that keeps nothing still switches', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveCSS('background-color', paper)
})

test.describe('for a reader who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the header is solid over the text', async ({ page }) => {
    await page.goto(await newestArticle(page))
    await page.mouse.wheel(0, 1500)
    await expect(page.locator('.header')).toHaveCSS('background-color', background)
  })
})

test('the header is clear over the picture, and solid over the text', async ({ page }) => {
  await page.goto(await newestArticle(page))
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 1500)
  await expect(page.locator('.header')).toHaveCSS('background-color', background)
})
