import type { Page } from '@playwright/test'
import { expect, frames, newestArticle, test } from './den.ts'

test('every page that is shown says so once, the first and one that comes back from the cache included', async ({
  page,
}) => {
  const views = watched(page)
  await page.goto('/greetings')
  await expect.poll(() => views).toEqual(['/greetings'])
  await page.goto('/')
  // A page left sooner sends its beacon while unloading, which only the server sees.
  await expect.poll(() => views).toEqual(['/greetings', '/'])
  const article = await newestArticle(page)
  await page.goto(article)
  await expect.poll(() => views).toEqual(['/greetings', '/', article])
  // A page that comes back from the cache is shown once more.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => views).toEqual(['/greetings', '/', article, article])
})

test('a page says so once it has come entirely, or else when it is left', async ({ page }) => {
  // A beacon sent while unloading is seen by the server only.
  await page.addInitScript(() => {
    navigator.sendBeacon = (_, body) => {
      sessionStorage.setItem('views', `${sessionStorage.getItem('views') ?? ''}${body}`)
      return true
    }
  })
  const sent = () => page.evaluate(() => sessionStorage.getItem('views'))
  await page.route(/\.(woff2|webp|svg)$/, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(async () => {
    await page.getByRole('button', { name: /Switch to/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: 500 })
  }, 'the script runs').toPass()
  await frames(page)
  expect(await sent()).toBe(null)
  await page.goto('/greetings', { waitUntil: 'domcontentloaded' })
  expect(await sent()).toMatch(/^{"path":"\/"}/)
  await page.unrouteAll()
  await page.goto('/terms')
  await expect.poll(sent).toContain('{"path":"/terms"}')
})

test('a page that is rendered ahead says nothing until somebody looks at it', async ({ page }) => {
  const views = watched(page)
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }))
  await page.goto('/greetings')
  await frames(page)
  expect(views).toEqual([])
  // The script receives the event once it listens, and reports only once.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    expect(views).toEqual(['/greetings'])
  }).toPass()
})

/** The paths that pages report, as they come. */
function watched(page: Page): string[] {
  const views: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/screen-views') views.push(JSON.parse(request.postData() ?? '').path)
  })
  return views
}
