import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { answerTo } from '#test/support/questions.ts'
import { type FakeSiteverify, openFakeSiteverify } from '#test/support/siteverify.ts'
import { violationsOn } from './axe.ts'
import { choose, test as ownCaptcha, THEMES } from './den.ts'
import { startServer } from './server.ts'

const PROVIDERS = ['recaptcha', 'turnstile', 'hcaptcha'] as const

interface Hosted {
  provider: (typeof PROVIDERS)[number]
  fake: FakeSiteverify
  /** What the page's policy or the browser complained of, and requests to any host but the site and the service. */
  troubles: string[]
}

/** Tests with a site whose captcha is that of a service, as far as a test can be one. */
const test = base.extend<Hosted>({
  provider: ['turnstile', { option: true }],
  fake: async ({ provider }, use) => {
    await using fake = await openFakeSiteverify(provider)
    await use(fake)
  },
  baseURL: async ({ fake }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'den-hosted-'))
    cpSync(process.env.DEN_BROWSER_TEMPLATE!, folder, { recursive: true })
    const server = await startServer(folder, { ...fake.env })
    await use(server.url)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  },
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

for (const provider of PROVIDERS)
  test.describe(`the widget of ${provider}`, () => {
    test.use({ provider })

    test('comes with the first submit, and proves what the form needs', async ({ page, fake }) => {
      const { form, email, submit, box, said } = await open(page, '/greetings')
      await email.fill('reader@den.example')
      await page.waitForTimeout(500)
      expect(fake.paths).toEqual([])

      await submit()
      await expect(page.getByText('Please complete reCAPTCHA')).toBeVisible()
      await expect(box).toBeVisible()
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
      await expect(email).toBeVisible({ timeout: 7000 })
      // Drawn once for each: whoever has ticked a box has not to do so again.
      expect(fake.paths.filter((path) => path === '/frame')).toHaveLength(2)
      await email.fill('other@den.example')
      await submit()
      await expect(page.getByText('Subscribed Successfully. Check your email').last()).toBeVisible()
      await expect.poll(() => fake.calls.length).toBe(2)
      expect(fake.paths.filter((path) => path.endsWith('/api.js'))).toHaveLength(1)
    })

    test('stays as it was when an address is refused, here or by the server', async ({ page, fake }) => {
      const { form, email, submit, box, said } = await open(page, '/greetings')
      await submit()
      await tick(box)
      await expect(said).toHaveText('Not a robot')
      // The second one is too long only when it is written as the network wants it, which the form does not do.
      for (const address of ['no address', `reader@${'ü'.repeat(60)}.example`]) {
        await expect(email).toBeVisible({ timeout: 7000 })
        await email.fill(address)
        await submit()
        await expect(page.getByText('Please enter a valid email').last()).toBeVisible()
        await expect(form.getByRole('button', { name: `Use ${address} again` })).toBeVisible()
        await expect(box).toBeChecked()
        await expect(said).toHaveText('Not a robot')
      }
      await expect(email).toBeVisible({ timeout: 7000 })
      await email.fill('reader@den.example')
      await submit()
      await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
      expect(fake.calls).toHaveLength(1)
    })

    test('fits from 320 px on, in both themes', async ({ page }) => {
      for (const theme of THEMES) {
        await page.goto('/')
        await page.evaluate((chosen) => localStorage.setItem('den-theme', chosen), theme)
        for (const width of [320, 375, 1280])
          for (const address of ['/', '/greetings']) {
            await page.setViewportSize({ width, height: 800 })
            const { form, submit, box } = await open(page, address)
            await submit()
            await expect(box).toBeVisible()
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
            const [outer, inner] = [await form.boundingBox(), await form.locator('iframe').boundingBox()]
            // The card around it leaves 20 px.
            expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width + 4)
            const size = width === 320 ? 'compact' : 'normal'
            expect(await form.locator('iframe').getAttribute('src')).toContain(`theme=${theme}&size=${size}&`)
          }
      }
    })
  })

test('whoever uses a keyboard comes to the widget, and on', async ({ page }) => {
  const { form, email, box, said } = await open(page, '/')
  await email.focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused()
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Not a robot')
  await expect(box).toBeFocused()
})

test('a token that grows old is asked for once more', async ({ page, fake }) => {
  await page.clock.install()
  const { form, submit, box, said } = await open(page, '/')
  await submit()
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
  // The service may find so by itself. Who lets it happen again and again is asked whether to go on.
  fake.mood = 'expires'
  for (let again = 0; again < 3; again++) {
    await expect(box).not.toBeChecked()
    await box.click()
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
  const again = form.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeVisible()
  fake.isBlocked = false
  await again.press('Enter')
  await expect(form.getByRole('group', { name: 'Captcha' })).toBeFocused()
  await tick(box)
  await expect(said).toHaveText('Not a robot')
  expect(fake.paths.filter((path) => path.endsWith('/api.js'))).toHaveLength(3)

  fake.mood = 'fails'
  await page.reload()
  await email.fill('reader@den.example')
  await submit()
  await box.click()
  // With what was typed, although the field is empty by now.
  await form.getByRole('button', { name: 'Subscribe without it' }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email')).toHaveValue('reader@den.example')
  await main.getByLabel(/\?$/).fill(answerTo((await main.locator('label').last().textContent()) ?? ''))
  // Nobody is that quick.
  await page.waitForTimeout(3_100)
  await main.getByRole('button', { name: 'Subscribe' }).click()
  await expect(main.getByRole('heading', { name: 'Subscribed Successfully. Check your email' })).toBeVisible()
  expect(fake.calls).toEqual([])
  troubles.length = 0
})

test('where nothing comes of the script, eight seconds are enough', async ({ page, fake }) => {
  await page.route(`${fake.origin}/**`, () => {})
  await page.clock.install()
  const { form, submit } = await open(page, '/')
  const asked = page.waitForRequest(`${fake.origin}/**`)
  await submit()
  await asked
  await page.clock.fastForward(3_000)
  await expect(form.getByText('One moment…')).toBeVisible()
  await page.clock.fastForward(5_100)
  await expect(form.getByRole('alert')).toBeVisible()
})

test('while the service is silent the form says within six seconds that it failed', async ({ page, fake }) => {
  const { form, email, submit, box, said } = await open(page, '/')
  await email.fill('reader@den.example')
  await submit()
  await tick(box)
  await expect(said).toHaveText('Not a robot')
  fake.mode = 'hang'
  await form.getByRole('button', { name: 'Use reader@den.example again' }).click()
  await submit()
  await expect(page.getByText(/^Failed to subscribe\. Please email us at/)).toBeVisible({ timeout: 6_000 })
  await expect(form.getByRole('button', { name: 'Use reader@den.example again' })).toBeVisible()
  await expect(box).not.toBeChecked()
})

test('the form of the admin area leads to the page that asks a question', async ({ page, fake }) => {
  await page.goto('/admin')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('New posts by e-mail').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
  await expect(page.getByRole('main').getByLabel(/\?$/)).toBeVisible()
  expect(fake.paths).toEqual([])
})

test('the form violates no rule of accessibility with a widget, nor without', async ({ browser, baseURL, fake }) => {
  for (const theme of THEMES) {
    const viewport = { width: 375, height: 800 }
    const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL!, viewport })
    const page = await context.newPage()
    await choose(page, theme)
    fake.isBlocked = true
    const { form, submit, box, said } = await open(page, '/greetings')
    await submit()
    await expect(form.getByRole('alert')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    fake.isBlocked = false
    await form.getByRole('button', { name: 'Try again' }).click()
    await tick(box)
    await expect(said).toHaveText('Not a robot')
    expect(await violationsOn(page)).toEqual([])
    await context.close()
  }
})

ownCaptcha('with the captcha of our own none of it is loaded', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname))
  const { form, submit } = await open(page, '/')
  await submit()
  await form.getByRole('checkbox').check()
  await ownCaptcha.expect(form.locator('label', { hasText: /^Not a robot$/ })).toBeVisible({ timeout: 15_000 })
  expect(loaded.filter((path) => path.includes('/hydrate-'))).toHaveLength(1)
  expect(loaded.filter((path) => path.includes('hosted'))).toEqual([])
})

/** Ticks the box of a widget. Its frame may be so new that the browser sends a click to the page behind it. */
function tick(box: Locator): Promise<void> {
  return expect(() => box.check({ timeout: 2000 })).toPass()
}

/** Opens a page and gives the parts of its form. */
async function open(page: Page, address: string) {
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
