import { expect, type Locator, type Page } from '@playwright/test'

/** Types an address whose proof fails in advance, so that the form asks for it after the first press. */
export async function typeWithoutProof(page: Page, form: Locator, address: string): Promise<void> {
  await page.route('**/api/captcha', (route) => route.fulfill({ status: 204 }), { times: 1 })
  await form.getByLabel('New posts by e-mail').fill(address)
  await expectProof(form, 'failed')
}

export function expectProof(form: Locator, state: 'solved' | 'expired' | 'failed'): Promise<void> {
  return expect(form).toHaveAttribute('data-proof', state)
}
