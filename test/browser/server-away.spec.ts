import type { Page } from '@playwright/test'
import { expect, fillPost, signIn, takeSession, test } from './admin.ts'
import { installClock } from './den.ts'

const CONTACT = 'keeper@midnight-den.example'
const LOGOUT_FAILED = 'Failed to Log Out! Contact your Site Administator'
const SUBSCRIBE_FAILED = `Failed to subscribe. Please email us at ${CONTACT}`

/** What the browser says of requests that fail on purpose. */
const OF_THE_NETWORK = /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|NETWORK_CHANGED)|40[14]|Failed to fetch/

test.afterEach(({ troubles }) => {
  expect(troubles.splice(0).filter((trouble) => !OF_THE_NETWORK.test(trouble))).toEqual([])
})

test('a server that has stopped: logging out and subscribing say so, and the page stays', async ({ page }) => {
  await takeSession(page)
  const code = failureCode(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.scrollIntoViewIfNeeded()
  await code
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await page.route('**', (route) => route.abort('connectionrefused'))
  await logout.click()
  await expect(page.getByRole('alert').getByText(LOGOUT_FAILED)).toBeVisible()
  await expect(logout).toBeVisible()

  await form.getByRole('textbox').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').getByText(SUBSCRIBE_FAILED)).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('reader@den.example')
  await expect(page).toHaveURL(/\/greetings$/)
})

test('a server that stopped before the form came into view: a toast says so, and the page stays', async ({ page }) => {
  await installClock(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.route('**', (route) => route.abort('connectionrefused'))
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill('reader@den.example')
  // The toast stays until it was looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByRole('alert').getByText(SUBSCRIBE_FAILED)
  await expect(toast).toBeInViewport()
  await page.clock.fastForward(5_000)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await expect(form.getByRole('textbox')).toHaveValue('reader@den.example')

  // With the network the same form works again.
  await page.unroute('**')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('checkbox')).toBeVisible()
})

test('without the files of its build a form is sent by the browser', async ({ page }) => {
  await page.route(/\/assets\/(unhydrated-submit|hydrate)-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByRole('textbox').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
})

test('no network where the form is there already: the captcha fails in the same words', async ({ page }) => {
  await installClock(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  const box = form.getByRole('checkbox')
  await expect(box).toBeVisible()
  // The field has rested, and what is said from here on stays.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.context().setOffline(true)
  await box.click()
  await expect(page.getByRole('alert').getByText(SUBSCRIBE_FAILED)).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(form.getByText('That did not work. Try again').first()).toBeVisible()
  // *Subscribe without it* leads to a page that is unreachable as well.
  await form.getByRole('textbox').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe without it' }).click()
  await expect(page.getByText(SUBSCRIBE_FAILED)).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('reader@den.example')
  await page.context().setOffline(false)
  const code = failureCode(page)
  await form.getByRole('button', { name: 'Subscribe without it' }).click()
  await expect(page).toHaveURL(/\/subscribe$/)
  // What is still on its way would be lost below.
  await page.waitForLoadState()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
  // The page with the question keeps its input as well.
  const answer = page.getByRole('main').getByLabel(/\?$/)
  await answer.fill('forty-two')
  await code
  await page.context().setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').getByText(SUBSCRIBE_FAILED)).toBeVisible()
  await expect(answer).toHaveValue('forty-two')
})

test('a form whose code never comes is sent by the browser after a while', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/(unhydrated-submit|hydrate)-/, () => {})
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').fill('reader@den.example')
  const reached = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  // The form waits for the server as long as for its code: the clock goes on when it has the answer, which is older than this one.
  await reached
  await page.evaluate(() => fetch('/healthz'))
  await expect(async () => {
    await page.clock.runFor(8_000)
    await expect(page).toHaveURL(/\/subscribe$/, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('reader@den.example')
})

test('a server that takes requests and never answers is given up after a while', async ({ page }) => {
  const code = failureCode(page)
  await page.goto('/greetings')
  await page.clock.install()
  await page.route(/\/assets\/hydrate-|\/subscribe$/, () => {})
  const form = page.getByRole('main').locator('form')
  await form.scrollIntoViewIfNeeded()
  await code
  await form.getByRole('textbox').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('main').locator('[data-island]')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(8_000)
  await expect(page.getByText(SUBSCRIBE_FAILED)).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveValue('reader@den.example')
  await expect(page.getByRole('main').locator('[data-island]')).not.toHaveAttribute('aria-busy')
  // Forms of this page wait for responses that never come.
  await page.close()
})

test('code of the admin area that is gone is told of, and reloading keeps what was typed', async ({ page }) => {
  await page.route(/\/assets\/(account|users)-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await signIn(page)
  await fillPost(page, { title: 'Typed Before an Upgrade' })
  await expect(page.getByText('Part of the admin area could not be loaded')).toBeVisible()
  await page.unroute(/\/assets\/(account|users)-[^/]*\.js/)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed Before an Upgrade')
  await expect(page.getByText('Part of the admin area could not be loaded')).toHaveCount(0)
})

test('without network, or the files of its build, the admin area stays in its page, and logging out says so', async ({
  page,
}) => {
  await signIn(page)
  await expect.poll(() => loadedScreens(page)).toBe(true)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alert').getByText(LOGOUT_FAILED)).toBeVisible()
  await page.getByLabel('What do you want to do?').selectOption('Update or Delete Blog')
  await expect(page.getByText('The server did not answer', { exact: true })).toBeVisible()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/admin/posts'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await failed
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'false')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Update or Delete Blog' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts$/)

  // Every screen opens when the files of its build are gone.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  // A reload of the page would lose this.
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  for (const area of ['Published', 'Statistics', 'Subscribers', 'Mail', 'Settings', 'Users', 'Account']) {
    const link = page.getByRole('navigation', { name: 'Admin areas' }).getByRole('link', { name: area })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  await page.getByLabel('What do you want to do?').selectOption('Update or Delete Blog')
  await page
    .getByRole('button', { name: /^Update/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Update Blog' })).toBeVisible()
  await expect(page.locator('html[data-first]')).toBeAttached()
})

test('a toast stands above a dialog, before and after it opens, and can be closed there', async ({ page }) => {
  await page.clock.install()
  await signIn(page, '/admin/posts')
  await page.route('**/api/blogs/*', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const toast = page.locator('.toast', { hasText: 'The server did not answer' })
  await expect(toast).toBeVisible()
  // A click reaches only the topmost element, and none that a modal dialog makes inert.
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)

  // The next one stays for as long as all this takes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toast).toBeVisible()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(dialog).toBeVisible()
  await toast.hover()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

interface Code {
  readonly module: string
  readonly imports?: readonly string[]
}

/** Whether the code of every screen, with its imports, is among the resources that the browser has fetched. */
function loadedScreens(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    const routes: [string, Code][] = Object.entries(window.__reactRouterManifest?.routes ?? {})
    const screens = routes.filter(([id]) => id.startsWith('routes/admin/'))
    return screens.every(([, { module, imports = [] }]) => [module, ...imports].every((file) => fetched.has(file)))
  })
}

/** Waits until the next page has loaded the code that reports failures. Before that a dialog of the browser reports them. */
async function failureCode(page: Page): Promise<void> {
  const files = [/\/assets\/toasts-/, /\/assets\/unhydrated-submit-/]
  await Promise.all(files.map((file) => page.waitForEvent('requestfinished', (request) => file.test(request.url()))))
}
