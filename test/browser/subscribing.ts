import { expect, type Locator, type Page } from '@playwright/test'
import type { Blog } from './blogs.ts'
import { test as base } from './den.ts'

const BEHIND_A_PROXY: Blog = () => ({ TRUST_PROXY: 'loopback' })
let readers = 0

/** Each test is a reader of another network: the server takes five subscriptions an hour from one. */
export const test = base.extend({
  den: async ({ blogs }, use) => use(await blogs.of(BEHIND_A_PROXY)),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'X-Forwarded-For': `192.0.2.${++readers}` }),
})

/** Types an address whose proof fails in advance, so that the form asks for it after the first press. */
export async function typeWithoutProof(page: Page, form: Locator, address: string): Promise<void> {
  await page.route('**/api/captcha', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await form.getByLabel('New posts by e-mail').fill(address)
  await expectProof(form, 'failed')
}

export function expectProof(form: Locator, state: 'solved' | 'expired' | 'failed'): Promise<void> {
  return expect(form).toHaveAttribute('data-proof', state)
}
