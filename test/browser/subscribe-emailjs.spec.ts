import { expect, type Page } from '@playwright/test'
import { emailJsEnv, openFakeEmailJs } from '../support/mail/emailjs.ts'
import { test } from './blogs.ts'
import { withoutDeadline } from './den.ts'

const SUBSCRIBED = 'Subscribed Successfully. Check your email'
const FAILED = /^Failed to subscribe\. Please email us at \S+@\S+$/

/** What a service says, and what a reader is told. */
const ANSWERS = [
  { status: 200, text: 'OK', toast: SUBSCRIBED },
  { status: 400, text: 'The user_id parameter is required', toast: FAILED },
  { status: 500, text: 'Internal Server Error', toast: FAILED },
]

for (const { status, text, toast } of ANSWERS)
  test(`a service that answers ${status}: the toast is the specification’s each time`, async ({ page, blogs }) => {
    await using fake = await openFakeEmailJs(() => ({ status, text }))
    const den = await blogs.of(() => emailJsEnv(fake))
    await withoutDeadline(page)
    await page.goto(`${den.url}/greetings`)
    for (const address of ['one@reader.example', 'two@reader.example']) {
      await subscribe(page, address)
      await expect(page.getByText(toast).last()).toBeVisible()
      // Nothing else was said.
      await expect(page.getByText(toast === SUBSCRIBED ? FAILED : SUBSCRIBED)).toHaveCount(0)
      await page.reload()
    }
    // An address that was refused for good is tried once.
    const addresses = fake.calls.map(({ path, variables }) => [path, variables.to_email])
    const one = ['/api/v1.0/email/send-form', 'one@reader.example']
    const two = ['/api/v1.0/email/send-form', 'two@reader.example']
    expect(addresses).toEqual(status === 400 ? [one] : [one, two])
  })

async function subscribe(page: Page, address: string): Promise<void> {
  const form = page.getByRole('main').locator('form')
  const email = form.getByLabel('New posts by e-mail')
  // The challenge comes with the first attempt.
  await email.fill(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await form.getByRole('checkbox').check()
  await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible({ timeout: 15_000 })
  await form.getByRole('button', { name: `Use ${address} again` }).click()
  await expect(email).toHaveValue(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
}
