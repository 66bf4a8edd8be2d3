import type { Page } from '@playwright/test'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoOverflow } from './axe.ts'
import { expect, newestArticle, SCREENS, test } from './den.ts'

/** Other pages of a route that is already checked, with other texts. */
const ALIKE = ['/category/horror-review?page=2', '/terms', '/cookiepolicy']

test.describe('every screen keeps to WCAG 2.2 A and AA in both themes, fits at every width, and has room for fingers', () => {
  test.use(ACCESSIBILITY_OPTIONS)
  const screens = SCREENS.filter((screen) => !ALIKE.includes(screen))

  // Two tests may run beside each other.
  test('feed, pages of terms and lists of terms', ({ page }) => look(page, screens.slice(0, 9)))

  test('archive, search, greetings, limits and a text page', ({ page }) => look(page, screens.slice(9, 17)))

  test('ratings, comparison, missing pages and an article', async ({ page }) =>
    look(page, [...screens.slice(17), await newestArticle(page)]))

  async function look(page: Page, screens: readonly string[]): Promise<void> {
    test.slow()
    for (const screen of screens) {
      await page.goto(screen)
      await expectAccessible(page, {
        alsoAt: async (width) => {
          if (width === 375) expect([screen, await smallTargets(page)]).toEqual([screen, []])
        },
      })
      // At 200 % text.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '38px'))
      for (const width of [375, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoOverflow(page, width)
      }
      await expectRoomForWords(page)
    }
  }
})

/** No word is so long that it widens the page. */
async function expectRoomForWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenfonds'
    for (const element of document.querySelectorAll('main :is(h1, h2 a, p, li, figcaption, .badge), .footer p'))
      if (!element.querySelector('button, a, label')) element.textContent = word + word
  })
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page, width)
  }
}

/** Controls of less than 44 px, but those within text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.header a, .header button, footer a, footer button, .button, .pager a, .chips a, .letter-bar a, .archive-year a',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
}

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
      const ringed = element.closest<HTMLElement>('.card__title')?.closest<HTMLElement>('.card') ?? element
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
      return {
        // Elements are identified by position, since several cards have equal links.
        name: element.tagName === 'BODY' ? 'BODY' : String([...document.querySelectorAll('*')].indexOf(element)),
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
