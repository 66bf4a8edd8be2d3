import type { Response } from '@playwright/test'
import { expect, KEEPER, login, openAdmin, signIn, takeSession, test } from './admin.ts'
import { frames } from './den.ts'

test('the login panel says what it opens, what failed and what to do, and leads to where one was', async ({
  page,
  troubles,
}) => {
  await page.goto('/admin/posts')
  for (const benefit of ['Use the admin panel', 'Create, update and delete posts', 'Manage users and settings'])
    await expect(page.getByText(benefit)).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await password.fill('seen')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill('')
  await expect(page.getByRole('button', { name: /password/ })).toHaveCount(0)

  await page.getByLabel('Email').fill(KEEPER.email)
  await password.fill('not this one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert').getByText('Failed To Log in')).toBeVisible()
  const words = page.getByText('This address and password do not match.')
  await expect(words).toBeVisible()
  // The code is for programs.
  await expect(page.getByText('user-mismatch')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(KEEPER.email)
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/do not match/)
  // The wrong one is marked, so that typing takes its place.
  await page.keyboard.type('nor this')
  await expect(password).toHaveValue('nor this')
  await expect(words).toHaveCount(0)
  await expect(password).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(words).toBeVisible()
  await expect(password).toBeFocused()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401'), expect.stringContaining('401')])

  await page.route('**/api/auth/**', (route) => route.abort())
  await login(page)
  await expect(page.locator('[data-code=network-request-failed]')).toContainText('The server did not answer.')
  await expect(page.getByRole('alert').getByText('Failed To Log in').last()).toBeVisible()
  await page.unroute('**/api/auth/**')

  // A browser that keeps no cookies.
  await page.route('**/api/auth/session**', async (route) => {
    await page.context().clearCookies()
    await route.fulfill({ response: await page.request.get(route.request().url()) })
  })
  await login(page)
  await expect(page.locator('[data-code=web-storage-unsupported]')).toContainText('cookies')
  await page.unroute('**/api/auth/session**')
  troubles.splice(0)

  await login(page)
  // Checked first, since the toast disappears by itself.
  await expect(page.getByRole('status').getByText(`Welcome Back, ${KEEPER.email}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts$/)
  await expect(page.getByLabel('What do you want to do?')).toHaveValue('/admin/posts')
})

test('a log-out that fails says whom to ask; logging out stays on the page, toasts, and reaches the other tabs', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Failed to Log Out! Contact your Site Administator')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  troubles.length = 0

  const reading = await context.newPage()
  await reading.goto('/greetings')
  const logout = reading.getByRole('banner').getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await logout.click()
  await expect(reading.getByText('Logged out Successfully')).toBeVisible()
  await expect(reading).toHaveURL(/\/greetings$/)
  await expect(logout).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Sign in again to continue.')).toBeVisible()
  await reading.close()
  // After Logout in this tab the login panel gives no reason.
  await page.unroute('**/api/auth/sign-out')
  await login(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  // What the other tab asked for is refused from then on.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})

test('a reading page shows no Logout once the session has ended elsewhere', async ({ page, troubles }) => {
  const origin = await takeSession(page)
  await page.goto('/greetings')
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  // As after a new password on another device: this browser still has its cookies.
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'den_session')
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'den_signed_in', value: '1' }))
  // The page before may still get an answer.
  const isRefusal = (answer: Response) => answer.url() === `${origin}/api/auth/session` && answer.status() === 401
  const refusal = page.waitForResponse(isRefusal)
  await page.goto('/greetings')
  await refusal
  await frames(page)
  await expect(logout).toBeHidden()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
  // The answer tells this browser, and no page asks again.
  await page.goto('/')
  await frames(page)
  await expect(logout).toBeHidden()
})

test('toasts wait while the pointer or the focus is on one', async ({ page }) => {
  await page.clock.install()
  await openAdmin(page, '/admin')
  // From here on only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  await login(page)
  const toast = page.getByText(`Welcome Back, ${KEEPER.email}`)
  // The bar of the area comes with the place of its toasts.
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 500)
  await page.clock.runFor(5_000)
  await expect(toast).toBeHidden()
})

test('toasts wait for the pointer although the focus leaves them, and for the focus although the pointer does', async ({
  page,
  troubles,
}) => {
  await page.clock.install()
  await openAdmin(page, '/admin')
  await page.clock.pauseAt(Date.now() + 60_000)
  const toasts = page.locator('.toast')
  for (const count of [1, 2, 3]) {
    await page.getByLabel('Email').fill(`nobody-${count}@den.example`)
    await page.getByLabel('Password', { exact: true }).fill('a guess')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(toasts).toHaveCount(count)
  }
  // The pointer stays on the toast that takes the place of the closed one.
  await toasts.first().hover()
  await toasts.first().getByRole('button', { name: 'Close' }).click()
  await expect(toasts).toHaveCount(2)
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveCount(2)

  await toasts.first().getByRole('button', { name: 'Close' }).focus()
  await page.mouse.move(10, 500)
  await page.clock.runFor(60_000)
  await expect(toasts).toHaveCount(2)
  // Enter closes the one with the focus, and the other ends by itself.
  await page.keyboard.press('Enter')
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(5_000)
  await expect(toasts).toHaveCount(0)
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})
