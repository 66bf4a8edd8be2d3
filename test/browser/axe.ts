import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** `axe.source` has all comments, and each page would parse them. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules whose result a theme can change: themes differ in colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [320, 375, 640, 768, 1024, 1280, 1920]
const AXE_WIDTHS = [375, 1280]
/** For a part of a screen that is looked at in each of its widths elsewhere. */
const PART_WIDTHS = [320, ...AXE_WIDTHS]

interface Look {
  rules?: readonly string[]
  /** A selector of what is looked at: all of the page unless it is given. */
  within?: string | undefined
}

/** What axe finds wrong with the page as it stands. It is injected, so the context has to bypass the page's policy. */
export async function violationsOn(page: Page, { rules = RULES, within }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const { violations } = await page.evaluate(
    ([place, ...runOnly]) =>
      // Nothing but violations is read, and no rule of these needs the style sheets loaded once more. In frames axe is not
      // injected: it would wait half a second for the answer of each.
      (window as unknown as { axe: typeof axe }).axe.run(place || document, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      }),
    [within ?? '', ...rules],
  )
  const screen = new URL(page.url()).pathname
  return violations.map(
    ({ id, nodes }) => `${screen}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/**
 * Checks the page as it stands, from one load: nothing is wider than the window at any width, and what
 * `expectNoViolations` says holds on a phone and on a desk. `alsoAt` runs at each width. A part, `within`, is looked at in
 * three widths.
 */
export async function expectAccessible(
  page: Page,
  { alsoAt, within }: Pick<Look, 'within'> & { alsoAt?: (width: number) => Promise<void> } = {},
): Promise<void> {
  const look = async (width: number) => {
    await alsoAt?.(width)
    if (AXE_WIDTHS.includes(width)) await expectNoViolations(page, within)
  }
  await atEachWidth(page, look, within ? PART_WIDTHS : WIDTHS)
}

/** In the window as it is, every rule holds, and those about colour in the light theme too. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const width = page.viewportSize()?.width
  expect([width, 'dark', await violationsOn(page, { within })]).toEqual([width, 'dark', []])
  await showTheme(page, 'light')
  expect([width, 'light', await violationsOn(page, { within, rules: COLOR_RULES })]).toEqual([width, 'light', []])
  await showTheme(page, 'dark')
}

/** Makes the window as wide as phones and desks are, at each of which nothing is wider than it, and `work` runs. */
export async function atEachWidth(
  page: Page,
  work: (width: number) => Promise<void>,
  widths: readonly number[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, width)
    await work(width)
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

/** What tests need that look with axe: it may be injected, and a switched theme stands at once. */
export const ACCESSIBILITY_OPTIONS = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
}
