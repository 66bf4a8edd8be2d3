import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoOverflow, expectNoViolations } from './axe.ts'
import { expect, frames, installClock, newestArticle, withoutDeadline } from './den.ts'
import { expectProof, test, typeWithoutProof } from './subscribing.ts'

const CODE = /\/assets\/(hydrate|proof-of-work|react)-|hosted/

test.beforeEach(({ page }) => withoutDeadline(page))

test('nothing of the form is loaded before somebody touches it, and nothing of another captcha then', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (CODE.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/greetings')
  await page.getByRole('heading', { name: 'Subscribe', exact: true }).scrollIntoViewIfNeeded()
  await frames(page)
  expect(loaded).toEqual([])
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('New posts by e-mail').focus()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.getByRole('checkbox').check()
  await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible()
  expect(loaded.filter((path) => path.includes('/hydrate-'))).toHaveLength(1)
  expect(loaded.filter((path) => path.includes('hosted'))).toEqual([])
})

test('the first press subscribes an address that was typed at leisure, and so does that of the next one', async ({
  page,
}) => {
  await installClock(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  const email = form.getByLabel('New posts by e-mail')
  const challenge = form.getByRole('checkbox')
  const said = page.getByText('Subscribed Successfully. Check your email')
  await email.fill('first@press.example')
  await expectProof(form, 'solved')
  await expect(challenge).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Enter')
  await expect(said).toBeVisible()
  // The challenge shows what was proved, and asks for nothing.
  await expect(challenge).toBeChecked()
  await expect(form.getByText('press Subscribe once more')).toHaveCount(0)
  await expect(email).toBeHidden()
  await page.clock.fastForward(5_000)
  await page.clock.resume()
  await expect(email).toBeVisible()
  await expect(email).toHaveValue('')

  // A proof counts once.
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await expect(challenge).not.toBeChecked()
  await expect(email).toBeVisible()
  await email.fill('second@press.example')
  await expectProof(form, 'solved')
  await page.keyboard.press('Enter')
  await expect(said.last()).toBeVisible()
})

test('the form after an article subscribes by itself', async ({ page }) => {
  await page.goto(await newestArticle(page))
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('New posts by e-mail').fill('article@press.example')
  await expectProof(form, 'solved')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  await expect(form.getByText('This blog cannot send mail yet.')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible()
})

test('a proof that was worked out in advance counts for 55 seconds, and typing on brings another', async ({ page }) => {
  await installClock(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  const email = form.getByLabel('New posts by e-mail')
  await email.fill('reader@den.exampl')
  await expectProof(form, 'solved')
  await page.clock.fastForward(54_000)
  await expectProof(form, 'solved')
  await page.clock.fastForward(1_100)
  await expectProof(form, 'expired')
  await email.pressSequentially('e')
  await expectProof(form, 'solved')
  await page.clock.fastForward(55_100)
  await expectProof(form, 'expired')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await expect(form.getByText('That took a while.').first()).toBeVisible()
  await expect(form.getByRole('checkbox')).not.toBeChecked()
})

test('a proof that fails in advance is not told of, and is tried again when the field is used again', async ({
  page,
}) => {
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await typeWithoutProof(page, form, 'reader@den.example')
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await form.getByLabel('New posts by e-mail').focus()
  await expectProof(form, 'solved')
})

test('every submit is an attempt: the challenge first, then the address', async ({ page }) => {
  await installClock(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/subscriptions')) sent.push(request.method())
  })
  await page.goto('/')
  const form = page.getByRole('contentinfo').locator('form')
  const email = form.getByLabel('New posts by e-mail')
  const challenge = form.getByRole('checkbox')
  await expect(challenge).toHaveCount(0)

  await typeWithoutProof(page, form, 'reader@den.example')
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
  await expect(challenge).toBeVisible()
  await expect(email).toBeHidden()
  await page.clock.fastForward(5_000)
  await page.clock.resume()
  await expect(email).toBeVisible()
  await expect(email).toHaveValue('')

  await challenge.check()
  await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible()
  // The address of the first attempt is not in the field any more, so it is not what is subscribed.
  await email.press('Enter')
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  // Nor is it by a second press, while the field rests.
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.getByRole('button', { name: 'Use reader@den.example again' }).click()
  await email.fill('no address')
  // What was typed is offered back, and a solved challenge survives a refusal. A press soon after another counts as one of two clicks.
  const again = form.getByRole('button', { name: 'Use no address again' })
  await expect(async () => {
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(again).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(challenge).toBeChecked()
  await again.click()
  await expect(email).toHaveValue('no address')
  await email.fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  expect(sent).toEqual(['POST'])
})

test('the challenge and a second press subscribe the address that was typed at first, also while the field rests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await installClock(page)
  await page.goto('/')
  const form = page.getByRole('contentinfo').locator('form')
  const address = `${'long'.repeat(14)}@reader.example`
  await typeWithoutProof(page, form, address)
  // However long the machine takes from here on, the field rests.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('checkbox')).toBeFocused()
  await expectNoOverflow(page, 320)
  await page.keyboard.press('Space')
  await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible()
  await expect(form.getByRole('checkbox')).toBeFocused()
  const sent = page.waitForRequest('**/api/subscriptions')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  expect((await sent).postData()).toContain(address)
  await page.clock.resume()
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
})

test.describe('in any state', () => {
  test.use(ACCESSIBILITY_OPTIONS)

  test('the form violates no rule of accessibility', async ({ page }) => {
    await page.goto('/greetings')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('New posts by e-mail').fill('x')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expect(form.getByRole('checkbox')).toBeVisible()
    // The page around the form is looked at where every screen is.
    await expectAccessible(page, { within: 'main form' })
    await form.getByRole('checkbox').check()
    await expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible()
    // Only its words are others now.
    await page.setViewportSize({ width: 375, height: 900 })
    await expectNoViolations(page, 'main form')
  })
})

test('offers the other way when the captcha cannot be worked out', async ({ page, troubles }) => {
  await installClock(page)
  await page.route(/\/assets\/proof-of-work-/, (route) => route.abort())
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const box = form.getByRole('checkbox')
  await box.click()
  await expect(form.getByText('That did not work. Try again').first()).toBeVisible()
  await expect(box).not.toBeChecked()
  const way = form.getByRole('button', { name: 'Subscribe without it' })
  const email = page.getByRole('main').getByLabel('Email')
  const typed = form.getByRole('textbox')
  await page.clock.fastForward(5_000)
  await typed.fill('another@den.example')
  await way.click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(email).toHaveValue('another@den.example')
  await page.goto('/greetings')
  await typed.fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await box.click()
  await way.press('Enter')
  // The field is hidden, and was emptied by the attempt before.
  await expect(email).toHaveValue('reader@den.example')
  await expect(page.getByRole('main').getByLabel(/\?$/)).toBeVisible()
  // The browser itself reports what was kept from it, once or twice.
  await page.close()
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([])
})

test('takes the second of two clicks for what it is, and keeps the keyboard in the form', async ({ page }) => {
  await installClock(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  const button = form.getByRole('button', { name: 'Subscribe' })
  await button.click()
  await expect(form.getByRole('checkbox')).toBeVisible()
  // The field has rested, and after the next attempt it rests until both clicks are done.
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.getByRole('checkbox').check()
  await expect(form.getByText('Not a robot', { exact: true }).first()).toBeVisible()
  await form.getByRole('textbox').fill('twice@den.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  await expect(button).toBeFocused()
  await button.click()
  await expect(page.getByText('Please complete reCAPTCHA')).toHaveCount(0)
})
