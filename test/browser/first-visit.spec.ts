import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, frames, newestArticle, test } from './den.ts'
import { type Stall, stallingLine } from './stalling-line.ts'

interface Load {
  /** Transferred bytes of bodies by kind, and the number of files. */
  readonly [kind: string]: { bytes: number; files: number } | undefined
}

test('a first visit loads little, and two fonts', async ({ page, browser, den }) => {
  const article = await newestArticle(page)
  for (const screen of ['/', article]) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: den.url })
    const load = await loadOf(await context.newPage(), screen)
    const emphasis = screen === article ? 1 : 0
    expect(load.script?.bytes).toBeLessThanOrEqual(5_000)
    expect(load.stylesheet?.bytes).toBeLessThanOrEqual(12_000)
    expect(load.document?.bytes).toBeLessThanOrEqual(12_000)
    expect(load.font?.files).toBe(2 + emphasis)
    expect(load.font?.bytes).toBeLessThanOrEqual(28_500)
    await context.close()
  }
})

test('a phone loads the front page in 220 kB, and of the first picture what it shows', async ({ browser, den }) => {
  for (const { width, deviceScaleFactor, cut } of [
    { width: 375, deviceScaleFactor: 3, cut: 720 },
    { width: 412, deviceScaleFactor: 1.75, cut: 480 },
  ]) {
    // The first request for a rendition may get the original; the next one finds it made.
    await expect(async () => {
      const context = await browser.newContext({
        viewport: { width, height: 823 },
        deviceScaleFactor,
        isMobile: true,
        baseURL: den.url,
      })
      const phone = await context.newPage()
      const load = await loadOf(phone, '/')
      const shown = await phone.locator('.card--poster img').evaluate((img: HTMLImageElement) => img.currentSrc)
      await context.close()
      expect(shown).toMatch(new RegExp(`-upright-${cut}\\.webp$`))
      expect(Object.values(load).reduce((sum, kind) => sum + (kind?.bytes ?? 0), 0)).toBeLessThanOrEqual(220_000)
    }).toPass()
  }
})

test('what lies below waits for the first paint of a phone, and comes without moving anything', async ({
  browser,
  den,
}) => {
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 }, baseURL: den.url })
  const phone = await context.newPage()
  const shifted = await recordShifts(phone)
  // On a slow line browsers ask early, for what lies three windows below.
  const browserSide = await context.newCDPSession(phone)
  const connection = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 100_000 }
  await browserSide.send('Network.emulateNetworkConditions', { ...connection, connectionType: 'cellular3g' })
  await phone.goto('/')
  for (const card of await phone.locator('.card--grid').all())
    await expect(card).toHaveCSS('content-visibility', 'visible')
  const pictures = phone.locator(':is(.card--stack:not(:first-child), .card--wide, .card--grid) img')
  const asked = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((img) => img.currentSrc).length)
  await expect.poll(asked).toBeGreaterThan(0)
  const loads = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => {
      const sources = new Set(all.map((img) => img.currentSrc))
      const loads = performance.getEntriesByType('resource').filter(({ name }) => sources.has(name))
      return loads.map(({ startTime }) => startTime)
    })
  await expect.poll(async () => (await loads()).length).toBeGreaterThan(0)
  const first = Math.min(...(await loads()))
  const paint = await phone.evaluate(() => performance.getEntriesByType('paint')[0]!.startTime)
  expect(first).toBeGreaterThan(paint)
  expect(await shifted()).toBeLessThan(0.02)
})

test('on a wide window the poster waits for the posts beside it, which would move it', async ({ browser, den }) => {
  const { promise: styleCame, resolve: tellOfStyle } = Promise.withResolvers<void>()
  await using line = await stallingBesideThePoster(den.url, {
    until: () => styleCame.then(() => setTimeout(500)),
    onSent: (path) => path.endsWith('.css') && tellOfStyle(),
  })
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const seen: number[] = []
  const page = await watchedStack(context, (posts) => seen.push(posts))
  await page.goto(line.url)
  await expect.poll(() => seen[0]).toBe(4)
})

test('on a narrow one it waits for nothing', async ({ browser, den }) => {
  const { promise: posterSeen, resolve: tellOfPoster } = Promise.withResolvers<number>()
  await using line = await stallingBesideThePoster(den.url, {
    until: () => Promise.race([posterSeen, setTimeout(60_000, undefined, { ref: false })]),
  })
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await watchedStack(context, tellOfPoster)
  await page.goto(line.url)
  expect(await posterSeen).toBe(0)
})

test('pictures below the fold wait, and nothing moves when they come', async ({ page }) => {
  const shifted = await recordShifts(page)
  await page.goto('/')
  // On a busy machine type may come when one has scrolled already, and a line more or less then moves all below it.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const pictures = page.locator('img')
  expect(await pictures.evaluateAll((all) => all.filter((img) => img.getAttribute('loading') !== 'lazy').length)).toBe(
    1,
  )
  for (let y = 0; y < 4000; y += 400) {
    await page.mouse.wheel(0, 400)
    await frames(page)
  }
  await expect(pictures.last()).toHaveJSProperty('complete', true)
  expect(await shifted()).toBeLessThan(0.02)
})

const stallingBesideThePoster = (den: string, stall: Pick<Stall, 'until' | 'onSent'>) =>
  stallingLine(den, { path: '/', beginning: /^.*<div class="first-row__stack">/s, ...stall })

/** A page that reports, for each frame with a poster, the number of posts beside it. */
async function watchedStack(context: BrowserContext, tell: (posts: number) => void): Promise<Page> {
  const page = await context.newPage()
  await page.exposeFunction('tell', tell)
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.card--poster'))
        Reflect.get(window, 'tell')(document.querySelectorAll('.card--stack').length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return page
}

/** @returns a function that returns the sum of all layout shifts so far, as shares of the window */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts').reduce((sum: number, shift: number) => sum + shift, 0))
}

async function loadOf(page: Page, screen: string): Promise<Load> {
  const load: Record<string, { bytes: number; files: number }> = {}
  const pending: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        const { bytes = 0, files = 0 } = load[request.resourceType()] ?? {}
        load[request.resourceType()] = { bytes: bytes + responseBodySize, files: files + 1 }
      }),
    )
  })
  await page.goto(screen, { waitUntil: 'networkidle' })
  await Promise.all(pending)
  return load
}
