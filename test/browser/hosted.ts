import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type FakeSiteverify, openFakeSiteverify } from '#test/support/siteverify.ts'
import { expectNoOverflow } from './axe.ts'
import { startServer } from './server.ts'

export { expect }

export const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const
type Provider = (typeof PROVIDERS)[number]

interface Site {
  readonly url: string
  readonly fake: FakeSiteverify
}

interface Hosted {
  provider: Provider
  site: Site
  fake: FakeSiteverify
  /** What the page's policy or the browser complained of, and requests to any host but the site and the service. */
  troubles: string[]
}

/** Tests with a site whose captcha is that of a service, as far as a test can be one. A worker keeps each site it started. */
export const test = base.extend<Hosted, { sites: (provider: Provider) => Promise<Site> }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using stack = new AsyncDisposableStack()
      const sites = new Map<Provider, Promise<Site>>()
      await use((provider) => {
        const site = sites.get(provider) ?? openSite(provider, stack)
        sites.set(provider, site)
        return site
      })
    },
    { scope: 'worker' },
  ],
  provider: ['turnstile', { option: true }],
  site: async ({ sites, provider }, use) => use(await sites(provider)),
  fake: async ({ site: { fake } }, use) => {
    fake.reset()
    await use(fake)
  },
  baseURL: async ({ site }, use) => use(site.url),
  troubles: [
    async ({ page, fake, baseURL }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // A refused call is reported by the browser as well.
        if (message.type() === 'error' && !/status of (422|503|404)/.test(message.text())) troubles.push(message.text())
      })
      page.on('request', (request) => {
        const { origin } = new URL(request.url())
        if (origin !== baseURL && origin !== fake.origin) troubles.push(`another host: ${request.url()}`)
      })
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

/** The widget is drawn in the size that its place has room for, and nothing is wider than the window. */
export async function expectFit(page: Page, form: Locator, theme: 'dark' | 'light'): Promise<void> {
  const { width } = page.viewportSize()!
  const frame = form.locator('iframe')
  await expect(form.frameLocator('iframe').getByRole('checkbox')).toBeVisible()
  await expectNoOverflow(page, width)
  const [outer, inner] = [await form.boundingBox(), await frame.boundingBox()]
  // The card around it leaves 20 px.
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width + 4)
  const size = width === 320 ? 'compact' : 'normal'
  expect(await frame.getAttribute('src')).toContain(`theme=${theme}&size=${size}&`)
}

async function openSite(provider: Provider, stack: AsyncDisposableStack): Promise<Site> {
  const fake = stack.use(await openFakeSiteverify(provider))
  const folder = mkdtempSync(join(tmpdir(), 'den-hosted-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(process.env.DEN_BROWSER_TEMPLATE!, folder, { recursive: true })
  const server = await startServer(folder, { ...fake.env })
  stack.defer(() => server.stop())
  return { url: server.url, fake }
}

/** Ticks the box of a widget. Its frame may be so new that the browser sends a click to the page behind it. */
export function tick(box: Locator): Promise<void> {
  return expect(() => box.check({ timeout: 2000 })).toPass()
}

/** Opens a page and gives the parts of its form. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  const form = page.getByRole(address === '/greetings' ? 'main' : 'contentinfo').locator('form')
  return {
    form,
    email: form.getByLabel('New posts by e-mail'),
    submit: () => form.getByRole('button', { name: 'Subscribe', exact: true }).click(),
    box: form.frameLocator('iframe').getByRole('checkbox'),
    said: form.locator('.captcha [role=status]'),
  }
}
