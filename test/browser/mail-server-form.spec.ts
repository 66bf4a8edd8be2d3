import type { Page } from '@playwright/test'
import { openFakeSmtp } from '../support/mail/smtp.ts'
import { expect, openAdmin, signIn, takeSession, test } from './admin.ts'

/** Everything that has a meaning in an address. */
const PASSWORD = 'a@b:c/d?e#f%40 +pässwörd•'

test.afterEach(async ({ page }) => {
  const headers = { Origin: new URL(page.url()).origin }
  expect((await page.request.patch('/api/mail', { headers, data: { url: '', from: '' } })).status()).toBe(204)
})

test('a provider fills the form, what is wrong is said beside its field, an empty host takes the server away, and a whole address is taken apart', async ({
  page,
  context,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, '/admin/mail')
  const form = fieldsOf(page)
  await expect(form.provider).toHaveValue('')
  await form.provider.selectOption('Gmail')
  await expect(form.host).toHaveValue('smtp.gmail.com')
  await expect(form.port).toHaveValue('465')
  await expect(form.encryption).toHaveValue('tls')
  await expect(form.provider).toHaveAccessibleDescription(/app password/)
  await form.provider.selectOption('Amazon SES')
  await expect(form.port).toHaveValue('587')
  await form.host.fill('email-smtp.eu-central-1.amazonaws.com')
  await expect(form.provider.locator('option:checked')).toHaveText('Amazon SES')
  // The usual port goes along, another one stays.
  await form.encryption.selectOption('tls')
  await expect(form.port).toHaveValue('465')
  await form.port.fill('2465')
  await form.encryption.selectOption('starttls')
  await expect(form.port).toHaveValue('2465')
  await form.provider.selectOption('Other server')
  await expect(form.host).toHaveValue('')
  await expect(page.getByText('Without a host mail is kept here.')).toBeVisible()
  await form.password.fill('secret')
  await form.save.click()
  await expect(form.host).toHaveAccessibleDescription(/Name the host/)
  await form.host.fill('mail.example:587')
  await form.port.fill('70000')
  await form.save.click()
  await expect(form.host).toHaveAccessibleDescription(/A host is a name/)
  await expect(form.port).toHaveAccessibleDescription('A port is a number from 1 to 65535')
  await expect(form.user).toHaveAccessibleDescription(/Name the user/)
  // What the server refuses as well.
  await form.host.fill('10.0.0.7')
  await form.port.fill('587')
  await form.user.fill('keeper')
  await form.sender.fill('nobody')
  await form.save.click()
  await expect(form.sender).toHaveAccessibleDescription(/The sender must be an address/)
  await form.sender.fill('den@den.example')
  await form.save.click()
  await expect(form.host).toHaveAccessibleDescription(/private or reserved network/)
  await expect(form.host).toBeFocused()
  await form.host.fill('127.0.0.1')
  await saved(page, () => form.save.click())
  await expect(page.getByText('Mail server saved')).toBeVisible()
  await form.host.fill('')
  await expect(page.getByText('Without a host the server is removed, and mail is kept here.')).toBeVisible()
  await saved(page, () => form.save.click())
  await expect(page.getByText('Mail server removed')).toBeVisible()
  await expect(form.user).toHaveValue('')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('422')])

  // Where it is pasted, left or saved.
  await page.evaluate(() => navigator.clipboard.writeText('smtps://keeper%40den.example:p%40ss@smtp.fastmail.com'))
  await form.host.press('ControlOrMeta+v')
  await expect(form.host).toHaveValue('smtp.fastmail.com')
  await expect(form.port).toHaveValue('465')
  await expect(form.encryption).toHaveValue('tls')
  await expect(form.user).toHaveValue('keeper@den.example')
  await expect(form.password).toHaveValue('p@ss')
  await expect(form.provider.locator('option:checked')).toHaveText('Fastmail')

  // Typed key by key; user and password stay where it names none.
  await form.host.fill('')
  await form.host.pressSequentially('smtp://mail.example:2525')
  await expect(form.host).toHaveValue('smtp://mail.example:2525')
  await form.host.press('Tab')
  await expect(form.host).toHaveValue('mail.example')
  await expect(form.port).toHaveValue('2525')
  await expect(form.user).toHaveValue('keeper@den.example')

  await form.sender.fill('den@den.example')
  await form.host.fill('smtp://127.0.0.1:2525')
  await saved(page, () => form.host.press('Enter'))
  await expect(form.host).toHaveValue('127.0.0.1')
})

test('a password signs in at the server whatever it holds, stays when only the sender changes, and goes to no other server', async ({
  page,
  troubles,
}) => {
  // Stored in another spelling than the form's.
  await using smtp = await openFakeSmtp()
  const headers = { Origin: await takeSession(page) }
  const data = { url: `smtp://keeper@den.example:p@ss@127.0.0.1:${smtp.port}`, from: 'den@den.example' }
  expect((await page.request.patch('/api/mail', { headers, data })).status()).toBe(204)
  await openAdmin(page, '/admin/mail')
  const form = fieldsOf(page)
  await expect(form.user).toHaveValue('keeper@den.example')
  await form.sender.fill('keeper@den.example')
  await saved(page, () => form.save.click())
  await sendTest(page)
  expect(smtp.credentials.at(-1)).toEqual(['keeper@den.example', 'p@ss'])

  await form.password.fill(PASSWORD)
  await form.sender.fill('The Den <den@den.example>')
  await saved(page, () => form.save.click())
  await expect(form.password).toHaveValue('')
  await expect(form.password).toHaveAccessibleDescription('A password is stored; type another to replace it.')
  await sendTest(page)
  expect(smtp.credentials.at(-1)).toEqual(['keeper@den.example', PASSWORD])
  await expect(page.getByText('The server accepted it. It said:')).toBeVisible()

  // Typed and taken away again, it is the stored one.
  await form.password.fill('x')
  await form.password.fill('')
  await form.sender.fill('keeper@den.example')
  await saved(page, () => form.save.click())
  await openAdmin(page, '/admin/mail')
  await expect(form.sender).toHaveValue('keeper@den.example')
  await sendTest(page)
  expect(smtp.received.at(-1)?.from).toBe('keeper@den.example')
  expect(smtp.credentials.at(-1)).toEqual(['keeper@den.example', PASSWORD])

  // Another server gets no stored password: it is asked for beside its field.
  await form.host.fill('127.0.0.9')
  await form.save.click()
  await expect(form.password).toHaveAccessibleDescription(/Type the password again/)
  await expect(form.host).not.toHaveAttribute('aria-invalid')
  await expect(form.host).toHaveValue('127.0.0.9')
  await page.getByRole('button', { name: 'Discard it' }).click()
  // Nor with weaker encryption.
  await form.encryption.selectOption('optional')
  await form.save.click()
  await expect(form.password).toHaveAccessibleDescription(/Type the password again/)
  await form.password.fill('another')
  await expect(form.password).not.toHaveAccessibleDescription(/again/)
  await saved(page, () => form.save.click())
  await sendTest(page)
  expect(smtp.credentials.at(-1)).toEqual(['keeper@den.example', 'another'])
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('422')])
})

test('what is typed while the server is being saved stays typed', async ({ page }) => {
  await signIn(page, '/admin/mail')
  const form = fieldsOf(page)
  await form.host.fill('127.0.0.1')
  await form.user.fill('keeper')
  await form.password.fill('secret')
  await form.sender.fill('den@den.example')
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/admin\/mail\.data/, (route) => isTyped.then(() => route.continue()))
  await saved(page, async () => {
    await form.save.click()
    await expect(page.getByText('Mail server saved')).toBeVisible()
    await form.sender.fill('keeper@den.example')
    goOn()
  })
  await expect(form.sender).toHaveValue('keeper@den.example')
  await expect(form.password).toHaveValue('')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await saved(page, () => form.save.click())
  await page.reload()
  await expect(form.sender).toHaveValue('keeper@den.example')
})

/** Waits until the screen shows what was saved. */
async function saved(page: Page, save: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await save()
  expect((await answer).status()).toBe(204)
  await expect(page.getByRole('region', { name: 'Mail server' }).locator('form')).toHaveAttribute('aria-busy', 'false')
}

/** Sends a test mail, which has arrived when this returns. */
async function sendTest(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/api/mail/test')
  await fieldsOf(page).test.click()
  expect((await answer).status()).toBe(200)
}

function fieldsOf(page: Page) {
  const part = page.getByRole('region', { name: 'Mail server' })
  return {
    provider: part.getByLabel('Provider'),
    host: part.getByLabel('Host'),
    port: part.getByLabel('Port'),
    encryption: part.getByLabel('Encryption'),
    user: part.getByLabel('User', { exact: true }),
    password: part.getByLabel('Password', { exact: true }),
    sender: part.getByLabel('Sender'),
    save: part.getByRole('button', { name: 'Save server' }),
    test: part.getByRole('button', { name: 'Send test' }),
  }
}
