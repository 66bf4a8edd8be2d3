import type { Page } from '@playwright/test'
import { expect, openAdmin, openStored, takeSession, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS } from './axe.ts'
import { OF_THE_ADMIN_AREA } from './screens-of-the-admin-area.ts'

test.use(ACCESSIBILITY_OPTIONS)

const WIDTHS = [375, 1280]

test('screen readers meet headings, regions and controls of the admin area in the order in which they stand', async ({
  page,
}) => {
  await takeSession(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of OF_THE_ADMIN_AREA) {
      await openAdmin(page, address)
      expect([width, address, await disorder(page)]).toEqual([width, address, []])
    }
    const sections = ['One', 'Two'].map((name) => ({ sectionTitle: name, sectionText: `About ${name}` }))
    await openStored(page, { status: 'draft', title: `In order ${width}`, sections })
    expect([width, 'a post', await disorder(page)]).toEqual([width, 'a post', []])
  }
})

/** What a rotor would list in another order than the eye, under a level that is skipped, or twice by one name. */
function disorder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)
    const found: string[] = []

    let level = 0
    for (const heading of all('h1, h2, h3, h4, h5, h6')) {
      const own = Number(heading.tagName[1])
      if (own > level + 1) found.push(`${heading.tagName} after H${level}: ${nameOf(heading)}`)
      level = own
    }

    const regions = all('nav, main, aside, section[aria-label], section[aria-labelledby], form[aria-label], search')
    const names = regions.map((region) => {
      const by = region.getAttribute('aria-labelledby')
      const label = by ? nameOf(document.getElementById(by) ?? region) : region.getAttribute('aria-label')
      return `${region.tagName} ${label ?? ''}`
    })
    for (const [index, name] of names.entries()) if (names.indexOf(name) !== index) found.push(`two of ${name}`)

    const controls = all('a[href], button, input, select, textarea, summary, h1, h2, h3, h4').filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { position } = getComputedStyle(element)
      // What only screen readers get has no place, and what stays in view has another one.
      return width > 1 && height > 1 && position !== 'fixed' && position !== 'sticky' && !isStuck(element)
    })
    for (const [index, element] of controls.entries()) {
      const next = controls[index + 1]
      if (!next) break
      const [one, other] = [element.getBoundingClientRect(), next.getBoundingClientRect()]
      const isAbove = other.bottom <= one.top
      const isBeside = other.left >= one.right
      if (isAbove && !isBeside) found.push(`${nameOf(next)} is above ${nameOf(element)}, which comes before it`)
    }
    return found

    function isStuck(element: HTMLElement): boolean {
      for (let each: HTMLElement | null = element; each; each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true
      return false
    }
  })
}
