import { expect, KEEPER, signIn, test } from './admin.ts'
import { violationsOn } from './axe.ts'

const NEEDED = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'password-needed', detail: 'Confirm.' }

test('a call that needs the password asks for it, keeps what was typed, and is made again; a new password ends API tokens and invitations unless told otherwise', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/users')
  // As ten minutes after signing in: the server refuses until the password was confirmed.
  let isConfirmed = false
  await page.route('**/api/invitations', (route) =>
    isConfirmed
      ? route.fallback()
      : route.fulfill({ status: 403, json: NEEDED, contentType: 'application/problem+json' }),
  )
  // Set before the page gets the response, since it repeats its call at once.
  await page.route('**/api/auth/confirm-password', async (route) => {
    const response = await route.fetch()
    if (response.status() === 204) isConfirmed = true
    await route.fulfill({ response })
  })
  const count = page.locator('.meta')
  const before = (await count.textContent())!
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('bela@den.example')
  await email.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Confirm your password/ })
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  expect(await violationsOn(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your password was not confirmed, so nothing was done.')).toBeVisible()
  await expect(email).toHaveValue('bela@den.example')
  await expect(count).toHaveText(before)

  await email.press('Enter')
  await password.fill('not this one')
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('This is not your password')
  await expect(password).toBeFocused()
  await password.fill(KEEPER.password)
  await password.press('Enter')
  await expect(page.getByText('bela@den.example is invited', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(troubles.splice(0).map((trouble) => /status of (\d+)/.exec(trouble)?.[1])).toEqual(['403', '403', '422'])

  // The list of subscribers is asked for by a call first, and then saved.
  await page.unroute('**/api/auth/confirm-password')
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await areas.getByRole('link', { name: 'Subscribers' }).click()
  let isNeeded = true
  await page.route('**/api/auth/confirm-password', (route) => {
    if (route.request().method() !== 'GET' || !isNeeded) return route.fallback()
    isNeeded = false
    return route.fulfill({ status: 403, json: NEEDED, contentType: 'application/problem+json' })
  })
  await page.getByRole('link', { name: 'Export all' }).click()
  await password.fill(KEEPER.password)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  expect((await download).suggestedFilename()).toBe('subscribers.csv')
  await expect(page.getByRole('heading', { name: 'Lists' })).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('403')])

  // A new password ends API tokens and open invitations unless the boxes say otherwise.
  await areas.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText('and your API tokens and open invitations unless you keep them working.')).toBeVisible()
  await expect(page.getByLabel('Keep API tokens working')).not.toBeChecked()
  const invitations = page.getByLabel(/^Keep open invitations working: .*bela@den\.example/)
  await expect(invitations).not.toBeChecked()
  const sent: unknown[] = []
  await page.route('**/api/auth/change-password', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 200, json: { success: true } })
  })
  for (const isKept of [false, true]) {
    await page.getByLabel('Current password', { exact: true }).fill('one')
    await page.getByLabel('New password', { exact: true }).fill('two')
    if (isKept) {
      await page.getByLabel('Keep API tokens working').check()
      await invitations.check()
    }
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed').last()).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
  }
  await expect(page.getByLabel('Keep API tokens working')).not.toBeChecked()
  await expect(invitations).not.toBeChecked()
  expect(sent).toEqual(
    [false, true].map((isKept) => ({ current: 'one', next: 'two', keepTokens: isKept, keepInvitations: isKept })),
  )
})
