import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { choose, expect, newestArticle, SCREENS, THEMES, test } from './den.ts'

for (const theme of THEMES)
  for (const width of [375, 1280])
    test(`no screen violates WCAG 2.2 A and AA (${theme}, ${width} px)`, async ({ browser, den }) => {
      // axe is injected, which the policy of the pages would rightly refuse.
      const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true, baseURL: den.url })
      const page = await context.newPage()
      await choose(page, theme)
      for (const screen of [...SCREENS, await newestArticle(page)]) {
        await page.goto(screen)
        expect(await violationsOn(page)).toEqual([])
      }
      await context.close()
    })

test('everything on the home page can be reached with the keyboard, and one sees where one is', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()

  const interactive = await page.locator('a:visible, button:visible').count()
  const reached = new Set<string>()
  for (let i = 0; i < interactive + 1; i++) {
    const place = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const ringed = element.closest<HTMLElement>('.card') ?? element
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
      return {
        name: `${element.tagName} ${element.getAttribute('href') ?? element.textContent} ${element.closest('header, main, footer')?.tagName}`,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
    if (!place.name.startsWith('BODY')) {
      reached.add(place.name)
      expect(place).toMatchObject({ hasRing: true })
    }
    await page.keyboard.press('Tab')
  }
  expect(reached.size).toBeGreaterThanOrEqual(interactive - 1)
})

test('nothing is wider than the screen, down to 320 px and at 200 % text', async ({ page }) => {
  const article = await newestArticle(page)
  for (const screen of [...SCREENS, article]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(screen)
    for (const width of [320, 375, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect([screen, width, await overflow(page)]).toEqual([screen, width, 0])
    }
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '38px'))
    expect([screen, await overflow(page)]).toEqual([screen, 0])
  }
})

test('no word is so long that it widens the page', async ({ page }) => {
  const article = await newestArticle(page)
  for (const screen of ['/', '/terms', '/blogs/nowhere', article]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(screen)
    await page.evaluate(() => {
      const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenfonds'
      for (const element of document.querySelectorAll('main :is(h1, h2 a, p, li, figcaption, .badge), .footer p'))
        if (!element.querySelector('button, a, label')) element.textContent = word + word
    })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect([screen, width, await overflow(page)]).toEqual([screen, width, 0])
    }
  }
})

test('touch targets measure at least 44 px, or 24 px within text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  for (const screen of ['/', '/greetings']) {
    await page.goto(screen)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('header a, header button, footer a, footer button, .button, .pager a')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(small).toEqual([])
  }
})

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
