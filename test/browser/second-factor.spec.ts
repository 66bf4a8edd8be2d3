import { readFile } from 'node:fs/promises'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { expect, KEEPER, login, signInByPanel, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoViolations } from './axe.ts'
import type { RunningBlog } from './blogs.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use({ ...ACCESSIBILITY_OPTIONS, permissions: ['clipboard-read', 'clipboard-write'] })

/** Offset of the server's clock in minutes. */
let ahead = 0
/** State shared by the tests of this file. */
let secret = ''
let recoveryCodes: string[] = []

function code(): string {
  return totpCode(secret, stepAt(new Date(Date.now() + ahead * 60_000)))
}

/** Advances the server's clock, so that earlier codes expire. */
async function passMinute(den: RunningBlog): Promise<void> {
  await den.passMinute()
  ahead++
}

test('a second factor is set up, asked for with codes that count once, replaced by a recovery code, and turned off', async ({
  page,
  den,
  troubles,
}) => {
  test.slow()
  await signInByPanel(page, '/admin/today')
  await page.getByRole('link', { name: 'Protect your sign-in' }).click()
  await expect(page).toHaveURL(/\/admin\/account#second-factor$/)
  const part = page.getByRole('region', { name: 'Second factor' })
  await part.getByRole('button', { name: 'Set up' }).click()
  await expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  secret = (await part.locator('.second-factor__key code').innerText()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await part.getByRole('button', { name: 'Copy key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await expectAccessible(page, { within: '#second-factor' })

  const typed = part.getByLabel('Code of the app')
  await expect(typed).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(typed).toHaveAttribute('inputmode', 'numeric')
  await typed.fill(code() === '000000' ? '111111' : '000000')
  await typed.press('Enter')
  await expect(typed).toHaveAccessibleDescription(/This is not the code of this half minute/)
  await expect(typed).toBeFocused()
  await typed.fill(code())
  await typed.press('Enter')

  const listed = part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  recoveryCodes = await listed.allInnerTexts()
  await part.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(recoveryCodes.join('\n'))
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  for (const recoveryCode of recoveryCodes) expect(file).toContain(recoveryCode)
  await expectAccessible(page, { within: '#second-factor' })
  const done = part.getByRole('button', { name: 'Done' })
  await expect(done).toBeDisabled()
  await part.getByLabel('I have stored them').check()
  await done.click()
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible()
  await expect(part.getByText('It is on since')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Second factor' })).toBeFocused()
  await expectAccessible(page, { within: '#second-factor' })
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await areas.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByText('Protect your sign-in (done)')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])

  // Signing in asks for a code, which counts once.
  await page.getByRole('button', { name: 'Logout' }).click()
  await login(page)
  const field = page.getByLabel('Code', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  // A request for the code is not shown as a failure.
  await expect(page.getByText('Failed To Log in')).toHaveCount(0)
  await expectAccessible(page, { within: '.login' })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(KEEPER.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await login(page)

  await field.fill(code() === '000000' ? '111111' : '000000')
  await field.press('Enter')
  await expect(page.getByRole('alert').getByText('Failed To Log in')).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/This code is wrong or was used before/)
  await expect(field).toBeFocused()
  await expectAccessible(page, { within: '.login' })
  await passMinute(den)
  const right = code()
  await page.keyboard.type(right)
  await expect(field).toHaveValue(right)
  await expect(page.locator('[data-code=second-factor-wrong]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(`Welcome Back, ${KEEPER.email}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await login(page)
  await field.fill(right)
  await field.press('Enter')
  await expect(page.locator('[data-code=second-factor-wrong]')).toContainText('was used before')

  // A recovery code signs in without the phone, once.
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = page.getByLabel('Recovery code', { exact: true })
  await expect(recovery).toBeFocused()
  await expect(recovery).toHaveAttribute('inputmode', 'text')
  await recovery.fill(recoveryCodes[0]!.toLowerCase().replaceAll('-', ' '))
  await recovery.press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()

  await areas.getByRole('link', { name: 'Account' }).click()
  await expect(part.getByText('9 recovery codes are left.')).toBeVisible()
  // As ten minutes after signing in.
  const json = { title: 'Forbidden', status: 403, code: 'password-needed', detail: 'Confirm.' }
  const needed = { status: 403, contentType: 'application/problem+json', json }
  await page.route('**/api/auth/second-factor/recovery-codes', (route) => route.fulfill(needed), { times: 1 })
  await part.getByRole('button', { name: 'New recovery codes' }).click()
  const prompt = page.getByRole('dialog', { name: /Confirm your password/ })
  await prompt.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await page.keyboard.press('Enter')
  const asked = prompt.getByLabel('Code of the app, or a recovery code')
  await expect(asked).toBeFocused()
  await expect(prompt.getByRole('alert')).toHaveCount(0)
  await asked.fill('ABCD')
  await asked.press('Enter')
  await expect(asked).toHaveAccessibleDescription(/This code is wrong or was used before/)
  await expect(asked).toBeFocused()
  await expectAccessible(page, { within: 'dialog[open]' })
  await asked.fill(recoveryCodes[5]!)
  await asked.press('Enter')
  await expect(prompt).toHaveCount(0)
  await expect(part.getByRole('listitem')).toHaveCount(10)
  const newCodes = await part.getByRole('listitem').allInnerTexts()
  expect(newCodes).not.toContain(recoveryCodes[1])
  await part.getByLabel('I have stored them').check()
  await part.getByRole('button', { name: 'Done' }).click()
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible()

  recoveryCodes = newCodes
  await part.getByRole('button', { name: 'Turn off…' }).click()
  const dialog = page.getByRole('dialog')
  const proof = dialog.getByLabel('Code of the app, or a recovery code')
  await expect(proof).toBeFocused()
  await proof.fill('ABCD')
  await proof.press('Enter')
  await expect(proof).toHaveAccessibleDescription(/This code is wrong or was used before/)
  await expectAccessible(page, { within: 'dialog[open]' })
  await proof.fill(recoveryCodes[0]!)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(part.getByText('It is off.')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Second factor' })).toBeFocused()
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/401|403|422/)
})

test('a second factor may be required, which leads everybody without one to it', async ({ page, den, troubles }) => {
  await signInByPanel(page, '/admin/settings?section=signing-in')
  const required = page.getByLabel('Require a second factor')
  await required.check()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(required).toHaveAccessibleDescription(/^Set up a second factor of your own first/)
  await expectNoViolations(page, 'main')
  await required.uncheck()

  const origin = new URL(den.url).origin
  const send = async (method: string, address: string, data?: object) => {
    const answer = await page.request.fetch(address, { method, headers: { Origin: origin }, data })
    if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
    return answer
  }
  secret = (await (await send('POST', '/api/auth/second-factor')).json()).secret
  const confirmed = await (await send('PUT', '/api/auth/second-factor', { code: code() })).json()
  await send('PATCH', '/api/settings', { requireSecondFactor: true })
  await send('DELETE', '/api/auth/second-factor', { code: confirmed.recoveryCodes[0] })

  // Navigates inside the application, which requests loader data.
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await page.goto('/admin/statistics')
  await expect(page).toHaveURL(/\/admin\/account$/)
  const part = page.getByRole('region', { name: 'Second factor' })
  const words = part.getByText('This blog asks every administrator for a second factor.')
  await expect(words).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expectAccessible(page, { within: '#second-factor' })

  await part.getByRole('button', { name: 'Set up' }).click()
  secret = (await part.locator('.second-factor__key code').innerText()).replaceAll(' ', '')
  await part.getByLabel('Code of the app').fill(code())
  await part.getByRole('button', { name: 'Turn on' }).click()
  await expect(part.getByRole('listitem')).toHaveCount(10)
  await expect(words).toHaveCount(0)
  await part.getByLabel('I have stored them').check()
  await part.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Pictures' }).click()
  await expect(page).toHaveURL(/\/admin\/media$/)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})
