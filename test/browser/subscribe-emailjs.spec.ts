import { expect, type Page } from '@playwright/test'
import { emailJsEnv, openFakeEmailJs } from '../support/mail/emailjs.ts'
import { test } from './blogs.ts'
import { withoutDeadline } from './den.ts'

const SUBSCRIBED = 'Subscribed Successfully. Check your email'
const FAILED = /^Failed to subscribe\. Please email us at \S+@\S+$/

/** What the service says, and what a reader is told. */
const ANSWERS = [
  { status: 200, text: 'OK', toast: SUBSCRIBED, other: FAILED },
  { status: 400, text: 'The user_id parameter is required', toast: FAILED, other: SUBSCRIBED },
]

test('whatever the service answers, the toast is the specification’s each time', async ({ page, blogs }) => {
  await using fake = await openFakeEmailJs()
  const den = await blogs.of(() => emailJsEnv(fake))
  await withoutDeadline(page)
  for (const { status, text, toast, other } of ANSWERS) {
    fake.fault = () => ({ status, text })
    for (const name of ['one', 'two']) {
      await page.goto(`${den.url}/greetings`)
      await subscribe(page, `${name}-${status}@reader.example`)
      await expect(page.getByText(toast).last()).toBeVisible()
      // Nothing else was said.
      await expect(page.getByText(other)).toHaveCount(0)
    }
  }
  // A service that refused for good is asked once.
  expect(fake.calls.map(({ path, variables }) => `${path} ${variables.to_email}`)).toEqual([
    '/api/v1.0/email/send-form one-200@reader.example',
    '/api/v1.0/email/send-form two-200@reader.example',
    '/api/v1.0/email/send-form one-400@reader.example',
  ])
})

async function subscribe(page: Page, address: string): Promise<void> {
  const form = page.getByRole('main').locator('form')
  const email = form.getByLabel('New posts by e-mail')
  // The challenge comes with the first attempt.
  await email.fill(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await form.getByRole('checkbox').check()
  await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible()
  await form.getByRole('button', { name: `Use ${address} again` }).click()
  await expect(email).toHaveValue(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
}
