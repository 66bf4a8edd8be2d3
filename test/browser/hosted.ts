import { expect, type Locator, type Page } from '@playwright/test'
import { type FakeSiteverify, openFakeSiteverify } from '#test/support/services/siteverify.ts'
import { expectNoOverflow } from './axe.ts'
import { type Blog, test as base } from './blogs.ts'
import { isUncaught, withoutDeadline } from './den.ts'

export { expect }

export const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const
type Provider = (typeof PROVIDERS)[number]

interface Hosted {
  provider: Provider
  fake: FakeSiteverify
  /** Violations of the page's policy, errors in the console, and requests to any host but the site and the service. */
  troubles: string[]
}

/** Each service is opened once, and runs until the worker ends. */
const fakes = new Map<Provider, Promise<FakeSiteverify>>()
const BLOGS = new Map(
  PROVIDERS.map((provider): [Provider, Blog] => [provider, async () => (await fakeOf(provider)).env]),
)

/** Tests with a site that uses a captcha service, replaced by a fake. */
export const test = base.extend<Hosted>({
  provider: ['turnstile', { option: true }],
  fake: async ({ provider }, use) => {
    const fake = await fakeOf(provider)
    fake.reset()
    await use(fake)
  },
  baseURL: async ({ blogs, provider }, use) => use((await blogs.of(BLOGS.get(provider)!)).url),
  troubles: [
    async ({ page, fake, baseURL }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => isUncaught(error) && troubles.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        // The browser also reports a refused call.
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

function fakeOf(provider: Provider): Promise<FakeSiteverify> {
  const fake = fakes.get(provider) ?? openFakeSiteverify(provider)
  fakes.set(provider, fake)
  return fake
}

/** Expects that the widget has the size that fits its container, and that nothing is wider than the window. */
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

/** Ticks the box of a widget. Its frame may be so new that the browser sends a click to the page behind it, so it is tried again. */
export function tick(box: Locator): Promise<void> {
  return expect(() => box.check({ timeout: 2000 })).toPass()
}

/** Clicks a box that does not stay ticked, until the service has received one click. */
export function click(box: Locator, fake: FakeSiteverify): Promise<void> {
  const heard = () => fake.paths.filter((path) => path === '/solve').length
  const before = heard()
  return expect(async () => {
    if (heard() === before) await box.click({ timeout: 2000 })
    await expect.poll(heard, { timeout: 2000 }).toBeGreaterThan(before)
  }).toPass()
}

/** Opens a page whose form has no timeout for its code. @returns the parts of the form */
export async function open(page: Page, address: string) {
  await withoutDeadline(page)
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
