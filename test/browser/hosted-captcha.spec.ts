import { expectAccessible, violationsOn } from './axe.ts'
import { frames, withoutDeadline } from './den.ts'
import { click, expect, expectFit, open, PROVIDERS, test, tick } from './hosted.ts'

test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const provider of PROVIDERS)
  test.describe(`the widget of ${provider}`, () => {
    test.use({ provider })

    test('comes with the first submit, and proves what the form needs', async ({ page, fake }) => {
      await page.clock.install()
      await page.setViewportSize({ width: 320, height: 800 })
      const { form, email, submit, box, said } = await open(page, '/greetings')
      await email.fill('reader@den.example')
      await frames(page)
      expect(fake.paths).toEqual([])

      await submit()
      await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
      await expectFit(page, form, 'dark')
      await tick(box)
      await expect(said).toHaveText('Not a robot')
      await form.getByRole('button', { name: 'Use reader@den.example again' }).click()
      await submit()
      await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
      expect(fake.calls).toHaveLength(1)

      // For the next one there is a fresh widget, from the same script.
      await expect(box).not.toBeChecked()
      await expect(said).toBeEmpty()
      await tick(box)
      await expect(said).toHaveText('Not a robot')
      await page.clock.fastForward(5_000)
      await expect(email).toBeVisible()
      // Drawn once for each, so that a ticked box stays ticked.
      expect(fake.paths.filter((path) => path === '/frame')).toHaveLength(2)
      await email.fill('other@den.example')
      await submit()
      await expect(page.getByText('Subscribed Successfully. Check your email').last()).toBeVisible()
      await expect.poll(() => fake.calls.length).toBe(2)
      expect(fake.paths.filter((path) => path.endsWith('/api.js'))).toHaveLength(1)
    })
  })

test('stays as it was when an address is refused, here or by the server', async ({ page, fake }) => {
  await page.clock.install()
  const { form, email, submit, box, said } = await open(page, '/greetings')
  await submit()
  await tick(box)
  await expect(said).toHaveText('Not a robot')
  // The second one is too long only when it is written as the network wants it, which the form does not do.
  for (const address of ['no address', `reader@${'ü'.repeat(60)}.example`]) {
    await page.clock.fastForward(5_000)
    await expect(email).toBeVisible()
    await email.fill(address)
    await submit()
    await expect(page.getByText('Please enter a valid email').last()).toBeVisible()
    await expect(form.getByRole('button', { name: `Use ${address} again` })).toBeVisible()
    await expect(box).toBeChecked()
    await expect(said).toHaveText('Not a robot')
  }
  await page.clock.fastForward(5_000)
  await expect(email).toBeVisible()
  await email.fill('reader@den.example')
  await submit()
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  expect(fake.calls).toHaveLength(1)
})

test.describe('the widest widget', () => {
  test.use({ provider: 'recaptcha' })

  test('fits in the footer and the page, in both themes', async ({ page }) => {
    for (const [width, theme] of [
      [320, 'light'],
      [375, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      // This page has both forms.
      const { form, submit } = await open(page, '/greetings')
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await submit()
      await expectFit(page, form, theme)
      const inFooter = page.getByRole('contentinfo').locator('form')
      await inFooter.getByRole('button', { name: 'Subscribe', exact: true }).click()
      await expectFit(page, inFooter, theme)
    }
  })
})

test('a token that grows old is asked for once more', async ({ page, fake }) => {
  await page.clock.install()
  const { form, submit, box, said } = await open(page, '/')
  await submit()
  await expect(box).toBeVisible()
  // From here on the token grows old by what is said below, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await tick(box)
  await expect(said).toHaveText('Not a robot')
  await page.clock.fastForward(54_000)
  await expect(said).toHaveText('Not a robot')
  await page.clock.fastForward(1_100)
  await expect(said).toHaveText('That took a while. Once more, please.')
  await expect(box).not.toBeChecked()
  await submit()
  await expect(page.getByText('Please complete reCAPTCHA').last()).toBeVisible()
  expect(fake.calls).toEqual([])
  await page.clock.resume()
  // The service may also report the expiry. After several of them in a row the form asks whether to go on.
  fake.mood = 'expires'
  for (let again = 0; again < 3; again++) {
    await expect(box).not.toBeChecked()
    await click(box, fake)
  }
  await expect(form.getByRole('alert')).toContainText('That took a while.')
  await expect(form.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('where the script is blocked there are words, another try, and a way without it', async ({
  page,
  fake,
  troubles,
}) => {
  fake.isBlocked = true
  const { form, email, submit, box, said } = await open(page, '/greetings')
  await email.fill('reader@den.example')
  await submit()
  await expect(form.getByRole('alert')).toContainText('The captcha could not be loaded.')
  // The page around the form is looked at where every screen is.
  await expectAccessible(page, { within: 'main form' })
  const again = form.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeVisible()
  fake.isBlocked = false
  await again.press('Enter')
  await expect(form.getByRole('group', { name: 'Captcha' })).toBeFocused()
  await tick(box)
  await expect(said).toHaveText('Not a robot')
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await violationsOn(page, { within: 'main form' })).toEqual([])
  expect(fake.paths.filter((path) => path.endsWith('/api.js'))).toHaveLength(3)

  fake.mood = 'fails'
  await page.reload()
  await email.fill('reader@den.example')
  await submit()
  await click(box, fake)
  // With what was typed, although the field is empty by now.
  await form.getByRole('button', { name: 'Subscribe without it' }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email')).toHaveValue('reader@den.example')
  await expect(main.getByLabel(/\?$/)).toBeVisible()
  expect(fake.calls).toEqual([])
  troubles.length = 0
})

test('where nothing comes of the script, eight seconds are enough', async ({ page, fake }) => {
  await page.route(`${fake.origin}/**`, () => {})
  await page.clock.install()
  // Without `open`, which takes the deadlines away.
  await page.goto('/')
  const form = page.getByRole('contentinfo').locator('form')
  const asked = page.waitForRequest(`${fake.origin}/**`)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await asked
  await page.clock.fastForward(3_000)
  await expect(form.getByText('One moment…')).toBeVisible()
  await page.clock.fastForward(5_100)
  await expect(form.getByRole('alert')).toBeVisible()
})

test('whoever uses a keyboard comes to the widget, and on; when the service fails the form says so, and offers what was typed', async ({
  page,
  fake,
}) => {
  const { form, email, submit, box, said } = await open(page, '/')
  await email.focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused()
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Not a robot')
  await expect(box).toBeFocused()

  fake.mode = { status: 500 }
  // The field has rested.
  await expect(email).toBeVisible()
  await email.fill('reader@den.example')
  await submit()
  await expect(page.getByText(/^Failed to subscribe\. Please email us at/)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Use reader@den.example again' })).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('the form of the admin area leads to the page that asks a question', async ({ page, fake }) => {
  await withoutDeadline(page)
  await page.goto('/admin')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('New posts by e-mail').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
  await expect(page.getByRole('main').getByLabel(/\?$/)).toBeVisible()
  expect(fake.paths).toEqual([])
})
