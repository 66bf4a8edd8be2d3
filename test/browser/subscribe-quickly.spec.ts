import { expect, installClock, withoutDeadline } from './den.ts'
import { test } from './subscribing.ts'

test.beforeEach(({ page }) => withoutDeadline(page))

test('a press that comes before the end of the proof subscribes once it is there, or offers the address again', async ({
  page,
}) => {
  const challenges = Promise.withResolvers<void>()
  await page.route('**/api/captcha', async (route) => {
    await challenges.promise
    await route.continue()
  })
  await installClock(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  // As filled in by the browser, which tells nobody and gives no focus.
  await form.getByLabel('New posts by e-mail').evaluate((field: HTMLInputElement) => {
    field.value = 'quick@reader.example'
  })
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(form.getByText('Working it out…').first()).toBeVisible()
  await expect(form.getByText('press Subscribe once more')).toHaveCount(0)
  const sent = page.waitForRequest('**/api/subscriptions')
  challenges.resolve()
  expect((await sent).postData()).toContain('quick@reader.example')
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  await expect(page.getByText('Please complete reCAPTCHA')).toHaveCount(0)

  await page.clock.fastForward(5_000)
  await page.unrouteAll()
  const refused = Promise.withResolvers<void>()
  await page.route('**/api/captcha', async (route) => {
    await refused.promise
    await route.fulfill({ status: 204 })
  })
  await form.getByLabel('New posts by e-mail').fill('unlucky@reader.example')
  await page.keyboard.press('Enter')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  refused.resolve()
  await expect(form.getByRole('button', { name: 'Use unlucky@reader.example again' })).toBeVisible()
  await expect(page.getByRole('alert').getByText('Failed to subscribe.')).toHaveCount(1)
})

test('whoever is quicker than the code is not sent away: a slow browser is waited for, and asks the server once', async ({
  page,
}) => {
  // React schedules its work by messages to itself.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof postMessage>) {
      setTimeout(() => postMessage.apply(this, message), 200)
    } as typeof postMessage
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'HEAD') asked.push(request.url())
  })
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await expect(form.getByRole('checkbox')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page).toHaveURL(/\/greetings$/)
})

test('says at once that it waits for its code, and does without when that never comes', async ({ page, troubles }) => {
  await page.clock.install()
  await page.route(/\/assets\/hydrate-/, () => {})
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').fill('reader@den.example')
  const answered = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').locator('[data-island]')).toHaveAttribute('aria-busy', 'true')
  await answered
  await page.clock.runFor(8_000)
  // The plain form leads to the page that asks a question, with what was typed.
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
  expect(troubles).toEqual([])
})
