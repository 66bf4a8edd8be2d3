import { type Browser, chromium, type Page } from '@playwright/test'

export interface Phone {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels per CSS pixel. */
  readonly density: number
}

/** A small phone with a high pixel density, and the one that Lighthouse emulates. */
export const PHONES: readonly Phone[] = [
  { width: 375, height: 667, density: 3 },
  { width: 412, height: 823, density: 1.75 },
]

/** First visits of phones, with an empty cache. */
export class PhoneVisits {
  readonly #browser: Browser
  readonly #site: string

  constructor(browser: Browser, site: string) {
    this.#browser = browser
    this.#site = site
  }

  static async with(executablePath: string, site: string): Promise<PhoneVisits> {
    const args = ['--disable-quic', '--disable-background-networking']
    return new PhoneVisits(
      await chromium.launch({ executablePath, args, chromiumSandbox: process.getuid?.() !== 0 }),
      site,
    )
  }

  /** Renditions are generated when they are first requested; until a slow one is ready, the original picture is sent. */
  async untilPicturesAreMade(path: string, phone: Phone): Promise<void> {
    let isStoodIn = true
    while (isStoodIn) {
      isStoodIn = false
      await this.#visit(phone, async (page) => {
        page.on('response', (response) => {
          const isRendition = response.url().endsWith('.webp')
          if (isRendition && response.headers()['content-type'] !== 'image/webp') isStoodIn = true
        })
        await page.goto(path, { waitUntil: 'networkidle' })
      })
    }
  }

  /**
   * Bytes of everything that is loaded without interaction, response headers included. Automated like this, Chromium loads fewer of
   * the pictures below the screen than under Lighthouse; if Lighthouse's count is larger, trust that one.
   */
  async bytesOfFirst(path: string, phone: Phone): Promise<number> {
    let bytes = 0
    await this.#visit(phone, async (page) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await page.goto(path, { waitUntil: 'networkidle' })
    })
    return bytes
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close()
  }

  async #visit({ width, height, density }: Phone, work: (page: Page) => Promise<void>): Promise<void> {
    const context = await this.#browser.newContext({
      baseURL: this.#site,
      ignoreHTTPSErrors: true,
      viewport: { width, height },
      deviceScaleFactor: density,
      isMobile: true,
      hasTouch: true,
    })
    await work(await context.newPage())
    await context.close()
  }
}
