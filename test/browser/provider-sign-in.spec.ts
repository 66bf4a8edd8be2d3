import type { Page } from '@playwright/test'
import { CLIENT_ID, CLIENT_SECRET, type LocalProvider, openLocalProvider } from '../support/identity/openid-provider.ts'
import { expect, KEEPER_SETTINGS } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, violationsOn } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { test as base } from './den.ts'

let provider: LocalProvider

const SIGNED_IN_BY_PROVIDER: Blog = async () => {
  provider = await openLocalProvider()
  return {
    ...KEEPER_SETTINGS,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_ALLOWED: '@den.example',
  }
}

const test = base.extend<{ den: RunningBlog }>({
  den: async ({ blogs }, use) => {
    const den = await blogs.of(SIGNED_IN_BY_PROVIDER)
    provider.site = den.url
    await use(den)
  },
})
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)
test.afterAll(() => provider?.[Symbol.asyncDispose]())

const button = (page: Page) => page.getByRole('button', { name: `Sign in with ${provider.name}` })

/** Presses the button. @returns the opened window, at the provider */
async function openedWindow(page: Page, press = button(page)): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press.click()
  const window = await opened
  await expect(window.getByLabel('Name')).toBeVisible()
  return window
}

async function enter(window: Page, name: string): Promise<void> {
  await window.getByLabel('Name').fill(name)
  await window.getByRole('button', { name: 'Enter' }).click()
}

test('a window of the provider signs in and closes, and another confirms in the place of a password', async ({
  page,
  troubles,
}) => {
  await page.goto('/admin/sign-in/finished?problem=superseded')
  await expectAccessible(page)
  await page.goto('/admin/account')
  await expectAccessible(page, { within: '.login' })
  const window = await openedWindow(page)
  const { width, height } = await window.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  expect([width, height]).toEqual([500, 600])
  expect(await window.evaluate(() => opener)).toBeNull()
  await expect(page.getByRole('button', { name: `Waiting for ${provider.name}…` })).toBeVisible()
  const closed = window.waitForEvent('close')
  await enter(window, 'mara')
  await closed
  await expect(page.getByText('Welcome Back, mara@den.example')).toHaveCount(1)
  await expect(page).toHaveURL(/\/admin\/account$/)
  await expect(page.getByLabel('Name as printed')).toHaveValue('Mara Vell')

  let isConfirmed = false
  // As after ten minutes.
  await page.route('**/api/auth/second-factor', (route) =>
    isConfirmed
      ? route.fallback()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 403, code: 'password-needed', detail: 'Confirm your password first.' }),
        }),
  )
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const confirm = page.getByRole('button', { name: `Confirm with ${provider.name}` })
  await expect(confirm).toBeVisible()
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([])
  await enter(await openedWindow(page, confirm), 'keeper')
  await expect(page.locator('[data-code="user-mismatch"]')).toContainText('knows you as somebody else')
  const last = await openedWindow(page, confirm)
  isConfirmed = true
  await enter(last, 'mara')
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('status of 403')
})

test('a closed window, a cancelled sign-in and an address that is not allowed say so, and open nothing', async ({
  page,
  den,
  troubles,
}) => {
  await page.goto('/admin')
  const closed = await openedWindow(page)
  await closed.close()
  const failure = page.getByRole('alert').getByText('Failed To Log in')
  await expect(failure).toBeVisible()
  await expect(page.getByRole('status').getByText('its window was closed, or you cancelled it there')).toBeVisible()
  await expect(page.locator('[data-code="popup-closed-by-user"]')).toBeVisible()
  expect(await violationsOn(page, { within: '.login' })).toEqual([])

  // Without the first toast.
  await page.reload()
  const cancelled = await openedWindow(page)
  await cancelled.getByRole('button', { name: 'Cancel' }).click()
  // A second one would break the strict mode.
  await expect(failure).toBeVisible()
  await expect(page.locator('[data-code="popup-closed-by-user"]')).toBeVisible()

  const refused = await openedWindow(page)
  await expect(page.locator('[data-code]')).toHaveCount(0)
  await enter(refused, 'stranger')
  await expect(page.locator('[data-code="user-mismatch"]')).toContainText(
    `You are known at ${provider.name}, but not here: your address is not among those that may open this site.`,
  )
  expect(await violationsOn(page, { within: '.login' })).toEqual([])
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

  const forgotten = await openedWindow(page)
  await page.context().clearCookies({ domain: 'localhost' })
  await enter(forgotten, 'mara')
  await expect(page.locator('[data-code="web-storage-unsupported"]')).toContainText('did not bring the cookie')

  await page.goto(`${den.url.replace('localhost', '127.0.0.1')}/admin`)
  await button(page).click()
  await expect(page.locator('[data-code="unauthorized-domain"]')).toContainText(`Open it at ${den.url};`)
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('status of 403')
})

test('what the provider answers in the place of somebody is told in words of its own', async ({ page }) => {
  await page.goto('/admin')
  for (const [error, code, words] of [
    ['server_error', 'network-request-failed', `${provider.name} did not answer.`],
    ['unauthorized_client', 'invalid-api-key', `${provider.name} does not accept this site.`],
    ['interaction_required', 'multi-factor-auth-required', `${provider.name} asks for a further factor`],
    ['no_such_error', 'internal-error', `What ${provider.name} answered could not be accepted`],
  ] as const) {
    provider.cancelsWith = error
    const window = await openedWindow(page)
    await window.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.locator(`[data-code="${code}"]`)).toContainText(words)
  }
  provider.cancelsWith = 'access_denied'
})

test('where windows are blocked the tab itself goes to the provider, and comes back', async ({ page, troubles }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  // Holds the start until the message was seen.
  const { promise: seen, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/sign-in/provider', async (route) => {
    if (route.request().method() === 'POST') await seen
    await route.continue()
  })
  await page.goto('/admin/posts?q=lighthouse')
  await button(page).click()
  await expect(page.locator('[data-code="popup-blocked"]')).toHaveText(
    `Your browser opened no window for ${provider.name}, so this tab goes there.`,
  )
  release()
  await enter(page, 'stranger')
  await expect(page.locator('[data-code="user-mismatch"]')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts\?q=lighthouse$/)

  // The provider remembers the stranger, and asks again all the same.
  await button(page).click()
  await enter(page, 'mara')
  await expect(page.getByText('Welcome Back, mara@den.example')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts\?q=lighthouse$/)
  for (const trouble of troubles.splice(0)) expect(trouble).toContain(`another host: ${provider.issuer}`)
})

test('a page that was loaded again takes the result up, and another sign-in ends the first', async ({ page }) => {
  await page.goto('/admin')
  const window = await openedWindow(page)
  await page.reload()
  await expect(button(page)).toBeEnabled()
  const closed = window.waitForEvent('close')
  await enter(window, 'stranger')
  await expect(page.locator('[data-code="user-mismatch"]')).toBeVisible()
  await closed

  // The provider forgets the stranger.
  await page.context().clearCookies({ domain: '127.0.0.1' })
  // From here on a window appears closed before its last message arrives.
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isClosed = false
    const deliver = () => {
      isClosed = true
      for (const each of held.splice(0)) each()
    }
    const [open, listen] = [globalThis.open.bind(globalThis), BroadcastChannel.prototype.addEventListener]
    globalThis.open = (...about) => {
      const real = open(...about)!
      const get = (_: Window, name: string) => {
        if (name !== 'closed') return name === 'location' ? real.location : () => {}
        if (real.closed) setTimeout(deliver)
        return real.closed
      }
      return new Proxy(real, { get, set: () => true } as ProxyHandler<Window>)
    }
    BroadcastChannel.prototype.addEventListener = function (type: string, hear: (event: Event) => void) {
      const isHeld = () => this.name === 'den-openid' && !isClosed
      listen.call(this, type, (event) => (isHeld() ? void held.push(() => hear(event)) : hear(event)))
    }
  })
  await page.reload()
  await expect(button(page)).toBeEnabled()
  const first = await openedWindow(page)
  const tab = await page.context().newPage()
  await tab.goto('/admin')
  const second = await openedWindow(tab)
  await enter(first, 'mara')
  await expect(page.locator('[data-code="cancelled-popup-request"]')).toContainText(
    'Another sign-in was begun in this browser meanwhile, which ended this one.',
  )
  await second.reload()
  await enter(second, 'mara')
  // Each tab of the browser shows the area.
  for (const each of [page, tab]) await expect(each.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
})

test('a window that only counts as closed signs in all the same', async ({ page }) => {
  // As for a provider whose pages forbid an opener.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...about) => {
      const real = open(...about)!
      let looks = 0
      // The first look is that right after opening.
      const get = (_: Window, name: string) =>
        name === 'closed' ? looks++ > 0 : name === 'location' ? real.location : () => {}
      return new Proxy(real, { get, set: () => true } as ProxyHandler<Window>)
    }
  })
  await page.goto('/admin')
  const popup = await openedWindow(page)
  await expect(page.locator('[data-code="popup-closed-by-user"]')).toBeVisible()
  await enter(popup, 'mara')
  await expect(page.getByText('Welcome Back, mara@den.example')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
})
