import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified source: `axe.source` contains all comments, which each page would have to parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules whose result a theme can change: themes differ in colours alone. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const WIDTHS = [320, 375, 640, 768, 1024, 1280, 1920]
const AXE_WIDTHS = [375, 1280]
/** For a part of a screen that is checked at all widths elsewhere. */
const PART_WIDTHS = [320, ...AXE_WIDTHS]

interface Look {
  rules?: readonly string[]
  /** Selector of the part to check; by default the whole page. */
  within?: string | undefined
}

/** Violations that axe finds on the page in its present state. axe is injected, so the context has to bypass the page's policy. */
export async function violationsOn(page: Page, { rules = RULES, within }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(SOURCE)
    await page.evaluate(showSkipped)
  }
  const { violations } = await page.evaluate(
    ([place, ...runOnly]) =>
      // Only violations are read, and none of these rules needs axe to load the style sheets again. axe is not injected into
      // frames, and would wait half a second for an answer of each.
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
 * Checks the page in its present state, without reloading it: nothing is wider than the window at any width, and
 * `expectNoViolations` holds at the width of a phone and of a desktop. `alsoAt` runs at each width. A part, `within`, is checked at
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

/** Lays out what is out of sight as well: axe would find what is in a skipped section on top of what comes after it. */
function showSkipped(): void {
  const style = new CSSStyleSheet()
  style.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(style)
}

/** Expects no violations at the present width: of all rules in the dark theme, and of those about colour in the light one. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const width = page.viewportSize()?.width
  expect([width, 'dark', await violationsOn(page, { within })]).toEqual([width, 'dark', []])
  await showTheme(page, 'light')
  expect([width, 'light', await violationsOn(page, { within, rules: COLOR_RULES })]).toEqual([width, 'light', []])
  await showTheme(page, 'dark')
}

/** Sets the width of the window to those of phones and desktops; at each, expects that nothing is wider, and runs `work`. */
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

/** Expects that nothing is wider than the window, once the window has this width and the layout has followed. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const measured = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { width: innerWidth, overflow: scrollWidth - clientWidth }
    })
  await expect.poll(measured, `${page.url()} at ${width} px`).toEqual({ width, overflow: 0 })
}

/** Words of the interface that are broken over several lines. */
export function brokenWords(
  page: Page,
  selector = 'main :is(h1, h2, h3, legend, label, dt, thead th, button), main nav a, .sidebar :is(a, summary)',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const ours = document.querySelectorAll(selector)
    const broken: string[] = []
    for (const element of ours) {
      // What is folded away has no lines of its own.
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
  }, selector)
}

/** Options for tests with axe: scripts may be injected, and a change of the theme is not animated. */
export const ACCESSIBILITY_OPTIONS = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const

async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
}
