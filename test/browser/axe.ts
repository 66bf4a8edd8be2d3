import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules whose result a theme can change: themes differ in colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [320, 375, 640, 768, 1024, 1280, 1920]
const AXE_WIDTHS = [375, 1280]

/** What axe finds wrong with the page as it stands. It is injected, so the context has to bypass the page's policy. */
export async function violationsOn(page: Page, runOnly: readonly string[] = RULES): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (rules) =>
      // Nothing but violations is read, and no rule of these needs the style sheets loaded once more.
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        preload: false,
      }),
    [...runOnly],
  )
  const screen = new URL(page.url()).pathname
  return violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/**
 * Checks the page as it stands, from one load: nothing is wider than the window at any width, every rule holds on a phone
 * and on a desk, and the rules about colour hold in the light theme too. `alsoAt` runs at each width.
 */
export async function expectAccessible(page: Page, alsoAt?: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, width)
    await alsoAt?.(width)
    if (!AXE_WIDTHS.includes(width)) continue
    expect([width, 'dark', await violationsOn(page)]).toEqual([width, 'dark', []])
    await showTheme(page, 'light')
    expect([width, 'light', await violationsOn(page, COLOR_RULES)]).toEqual([width, 'light', []])
    await showTheme(page, 'dark')
  }
}

/** Nothing is wider than the window, once it has this width and the layout has followed it. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const measured = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { width: innerWidth, overflow: scrollWidth - clientWidth }
    })
  await expect.poll(measured, `${page.url()} at ${width} px`).toEqual({ width, overflow: 0 })
}

/** A context for `expectAccessible`: axe may be injected, and a switched theme stands at once. */
export const ACCESSIBILITY_CONTEXT = { bypassCSP: true, reducedMotion: 'reduce' } as const

async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
}
