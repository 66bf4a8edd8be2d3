import type { CDPSession, Page } from '@playwright/test'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { expect, KEEPER, openAdmin, takeRecentSession, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, violationsOn } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

interface Device {
  /** Sets whether user verification succeeds. */
  recognize(isVerified: boolean): Promise<void>
}

/** Adds a virtual authenticator with user verification to the page. */
async function plugIn(page: Page): Promise<Device> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async recognize(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

const names = (page: Page) => page.locator('.passkeys .item__title')

test('a passkey is added, signs in without a word typed, is renamed, and opens nothing once it is removed', async ({
  page,
  troubles,
}) => {
  const device = await plugIn(page)
  // Nothing of passkeys is loaded before one is asked for.
  const scripts: Promise<string>[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text()))
  const loaded = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes('WebAuthn is not supported'))
  await takeRecentSession(page)
  await openAdmin(page, '/admin/account')
  await expect(page.getByText('No passkey yet')).toBeVisible()
  expect(await loaded()).toEqual([])

  // Closing the browser's dialog is not shown as a failure.
  await device.recognize(false)
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.click()
  await expect(page.getByRole('status').getByText('the dialog was closed, or open for too long')).toBeVisible()
  expect(await page.locator('.toast').count()).toBe(0)
  await device.recognize(true)
  expect(await loaded()).toHaveLength(1)

  await expect(page.getByLabel('Name of the next passkey')).toHaveValue('Chrome on Linux')
  await page.getByLabel('Name of the next passkey').fill('This laptop')
  await add.click()
  await expect(page.getByText('This laptop is added')).toBeVisible()
  await expect(names(page)).toHaveText(['This laptop'])
  await expect(page.getByText('never used')).toBeVisible()
  await expect(page.getByLabel('Name of the next passkey')).toHaveValue('Chrome on Linux')
  await expectAccessible(page, { within: '.passkeys' })
  await add.click()
  await expect(page.getByText('holds a passkey of yours already')).toBeVisible()
  await expect(names(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Logout' }).click()
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  await device.recognize(false)
  await enter.click()
  await expect(page.getByRole('status').getByText('the dialog was closed, or open for too long')).toBeVisible()
  // Checked immediately, since toasts disappear.
  expect(await page.getByText('Failed To Log in').count()).toBe(0)
  expect(await violationsOn(page, { within: '.login' })).toEqual([])
  await device.recognize(true)
  await enter.click()
  await expect(page.getByText(`Welcome Back, ${KEEPER.email}`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await expect(page.getByText(/, last used [A-Z]\w+ \d+, \d{4}$/)).toBeVisible()

  await page.getByRole('button', { name: 'Rename: This laptop' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(' ')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(dialog.getByText('Name the passkey')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('The old laptop')
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(names(page)).toHaveText(['The old laptop'])

  await page.getByRole('button', { name: 'Remove: The old laptop' }).click()
  await expect(dialog.getByText('Nobody can sign in with it any more.')).toBeVisible()
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The old laptop is removed')).toBeVisible()
  await expect(page.getByText('No passkey yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()

  await page.getByRole('button', { name: 'Logout' }).click()
  // Console errors of the empty name and of the calls without a session.
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/status of (401|422)/)
  await enter.click()
  await expect(page.getByRole('alert').getByText('Failed To Log in')).toBeVisible()
  await expect(page.getByText('This passkey does not open this site: it may have been removed here')).toBeVisible()
  expect(await violationsOn(page, { within: '.login' })).toEqual([])
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('status of 401')
})

test('a passkey turns the second factor off, and confirms what needs the password once more', async ({
  page,
  troubles,
}) => {
  const device = await plugIn(page)
  const origin = await takeRecentSession(page)
  await openAdmin(page, '/admin/account')
  await page.getByLabel('Name of the next passkey').fill('Key ring')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(names(page)).toHaveText(['Key ring'])

  const send = (method: string, data?: object) =>
    page.request.fetch('/api/auth/second-factor', { method, headers: { Origin: origin }, data })
  const { secret } = await (await send('POST')).json()
  expect((await send('PUT', { code: totpCode(secret, stepAt(new Date())) })).ok()).toBe(true)
  await openAdmin(page, '/admin/account')
  const part = page.getByRole('region', { name: 'Second factor' })
  await part.getByRole('button', { name: 'Turn off…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Your second factor is off')).toBeVisible()
  await expect(part.getByText('It is off.')).toBeVisible()

  // Simulates an outdated confirmation until the passkey is used.
  let isConfirmed = false
  await page.route('**/api/auth/passkeys/y_*', (route) =>
    isConfirmed || route.request().method() !== 'DELETE'
      ? route.fallback()
      : route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          json: { title: 'Forbidden', status: 403, code: 'password-needed', detail: 'Confirm.' },
        }),
  )
  await page.route('**/api/auth/confirm-passkey', async (route) => {
    const response = await route.fetch()
    if (response.status() === 204) isConfirmed = true
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Remove: Key ring' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const prompt = page.getByRole('dialog', { name: /Confirm your password/ })
  const key = prompt.getByRole('button', { name: 'Use a passkey' })
  await device.recognize(false)
  await key.click()
  await expect(prompt.getByText('the dialog was closed, or open for too long')).toBeVisible()
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([])
  await device.recognize(true)
  await key.click()
  await expect(page.getByText('Key ring is removed')).toBeVisible()
  await expect(page.getByText('No passkey yet')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('403')])
})

test('where passkeys cannot work they are not offered, and nothing moves', async ({ page, den, browser }) => {
  const height = async (of: Page) => (await of.locator('.login__form').boundingBox())?.height
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  await withoutScripts.goto(`${den.url}/admin`)
  const rendered = await height(withoutScripts)
  await withoutScripts.close()
  const address = den.url.replace('localhost', '127.0.0.1')
  await page.goto(`${address}/admin`)
  await expect(page.getByText(`Passkeys work at ${den.url} only.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  expect(await height(page)).toBe(rendered)
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await page.goto(`${den.url}/admin`)
  await expect(page.getByText('This browser knows no passkeys.')).toBeVisible()
  expect(await height(page)).toBe(rendered)
  await takeRecentSession(page)
  await openAdmin(page, '/admin/account')
  await expect(page.getByText('This browser knows no passkeys.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
})
