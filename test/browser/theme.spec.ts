import { setTimeout } from 'node:timers/promises'
import { expect, newestArticle, test } from './den.ts'
import { stallingLine } from './stalling-line.ts'

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

    // It stands before the first paint.
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await expect(html).toHaveCSS('background-color', paper)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { themeAtFirstElement: document.documentElement.dataset.theme })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstElement'))).toBe('light')
  })
})

test('the script finds all of a page that it came before', async ({ page, den, troubles }) => {
  await page.addInitScript(() => localStorage.setItem('den-theme', 'light'))
  const { promise: scriptCame, resolve: tellOfScript } = Promise.withResolvers<void>()
  await using line = await stallingLine(den.url, {
    path: '/greetings',
    beginning: /^.*?\/assets\/reader-.*?<\/script>/s,
    until: () => scriptCame.then(() => setTimeout(300)),
    // Without fonts the page is never completely loaded, so code that waits for that cannot hide a failure.
    lost: /\.woff2$/,
    onSent: (path) => path.startsWith('/assets/reader-') && tellOfScript(),
  })
  await page.goto(`${line.url}/greetings`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f4eddf')
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('another host')
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

test('the header is clear over the picture, and solid over the text', async ({ page }) => {
  await page.goto(await newestArticle(page))
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.mouse.wheel(0, 1500)
  await expect(page.locator('.header')).toHaveCSS('background-color', background)
  // The same for a reader with reduced motion, whose header does not follow scrolling.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await page.mouse.wheel(0, 1500)
  await expect(page.locator('.header')).toHaveCSS('background-color', background)
})
