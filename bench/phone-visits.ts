import { type Browser, chromium, type Page } from '@playwright/test'

export interface Phone {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Pixels of the screen for one of them. */
  readonly density: number
}

/** A small one with a fine screen, and the one that Lighthouse plays. */
export const PHONES: readonly Phone[] = [
  { width: 375, height: 667, density: 3 },
  { width: 412, height: 823, density: 1.75 },
]

/** Visits of phones that were never here before, with an empty cache. */
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

  /** A rendition is made when it is first asked for, and a slow one is stood in for by the picture itself. */
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
   * Bytes of everything that comes down without a touch, heads of responses included. Driven like this, Chromium asks for
   * fewer of the pictures below the screen than under Lighthouse, whose count is the one to trust where it is larger.
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
