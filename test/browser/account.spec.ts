import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, KEEPER, KEEPER_SETTINGS, openAdmin, signIn, test as withoutMail } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, violationsOn } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'

const smtp = openFakeSmtp()
const BLOG: Blog = async () => ({ ...KEEPER_SETTINGS, ...smtpEnv((await smtp).port) })
const test = withoutMail.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })
/** The address that the keeper changes to. */
const MARA = 'mara@den.example'
const NEXT = 'a stair that counts itself'

// Runs in one worker, since `afterAll` closes the service.
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)
test.afterAll(async () => (await smtp)[Symbol.asyncDispose]())

test('sessions in other browsers are listed and ended, and ending that of this device brings the login panel', async ({
  page,
  playwright,
  den,
  troubles,
}) => {
  await using firefox = await playwright.request.newContext({
    baseURL: den.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  await using other = await playwright.request.newContext({ baseURL: den.url })
  const enter = async (program: typeof firefox) => {
    const headers = { Origin: den.url }
    expect((await program.post('/api/auth/sign-in/email', { headers, data: KEEPER })).ok()).toBe(true)
  }
  const isSignedIn = async (program: typeof firefox) => (await program.get('/api/auth/session')).ok()
  await signIn(page, '/admin/account')
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(part.getByText('On this device only.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'End all others' })).toHaveCount(0)

  await enter(firefox)
  await enter(other)
  // Each sign-in is from another device, and is reported by mail.
  const { received } = await smtp
  await expect.poll(() => received.map(({ to }) => to)).toEqual([KEEPER.email, KEEPER.email])
  await openAdmin(page, '/admin/account')
  const theirs = part.getByRole('row', { name: /Firefox on Windows/ })
  await expect(theirs).toContainText('127.0.0.0/24')
  await expect(part.getByRole('row', { name: /This device/ })).toHaveCount(1)
  await expectAccessible(page, { within: 'section:has(.table .status--active)' })
  await part.getByRole('button', { name: 'End: Firefox on Windows' }).press('Enter')
  await expect(page.getByText('Firefox on Windows is signed out')).toBeVisible()
  await expect(part.getByRole('heading')).toBeFocused()
  await expect(theirs).toHaveCount(0)
  expect([await isSignedIn(firefox), await isSignedIn(other)]).toEqual([false, true])

  await part.getByRole('button', { name: 'End all others' }).press('Enter')
  await expect(page.getByText('You are signed out on all other devices')).toBeVisible()
  await expect(part.getByText('On this device only.')).toBeVisible()
  expect(await isSignedIn(other)).toBe(false)
  await page.getByRole('button', { name: /^End: .*, this device$/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})

test('name and address are changed, the address by a link to the new one; a token is made, works, and is revoked', async ({
  page,
  request,
  troubles,
}) => {
  await signIn(page, '/admin/account')
  const { received } = await smtp
  const before = received.length
  const news = () => received.slice(before).map(({ to }) => to)
  const name = page.getByLabel('Name as printed')
  const saveName = page.getByRole('button', { name: 'Save name' })
  await name.fill('Mara Vell')
  await saveName.click()
  await expect(saveName).toBeDisabled()
  const ofName = page.getByRole('checkbox', { name: 'Change “Mara Vell” in one post of yours as well' })
  await expect(ofName).toHaveCount(0)
  const headers = { Origin: new URL(page.url()).origin }
  const data = { ...POST_CALL, author: 'Mara Vell' }
  const { id } = await (await page.request.post('/api/blogs', { headers, data })).json()
  await openAdmin(page, '/admin/account')
  await name.fill('Mara Quill')
  await ofName.check()
  await saveName.click()
  await expect(page.getByText('Name saved, in your posts too')).toBeVisible()
  await expect(saveName).toBeDisabled()
  await expect(saveName).toBeFocused()
  expect((await (await page.request.get(`/api/blogs/${id}`)).json()).author).toBe('Mara Quill')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Your password').first().fill(KEEPER.password)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email/)
  await page.getByLabel('Email').fill(MARA)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('A link is on its way to mara@den.example.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])

  await expect.poll(() => news().sort()).toEqual([KEEPER.email, MARA])
  const source = received
    .find(({ to }) => to === MARA)!
    .source.replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
  const [, hash] = /\/admin\/confirm-address(#t=[\w-]+&e=[\w%.]+)/.exec(source)!
  await page.goto(`/admin/confirm-address${hash!.split('&')[0]}`)
  await expect(page.getByText('This address is not complete.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use this address' })).toBeDisabled()
  await page.goto(`/admin/confirm-address${hash}`)
  await expect(page.getByText('Confirm that you want to sign in as mara@den.example.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('You sign in as mara@den.example from now on.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the admin area' }).click()
  await page.getByRole('navigation', { name: 'Admin areas' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText('You are signed in as mara@den.example.')).toBeVisible()
  await expect(page.getByLabel('Name as printed')).toHaveValue('Mara Quill')
  await expect.poll(() => news().length).toBe(3)

  const tokens = page.getByRole('region', { name: 'API tokens' })
  const make = tokens.getByRole('button', { name: 'Make a token' })
  await expect(make).toBeDisabled()
  await tokens.getByLabel('Program').fill('Import from the old site')
  await tokens.getByLabel('upload pictures').uncheck()
  await tokens.getByLabel('It ends').selectOption('After a year')
  await tokens.getByLabel('Your password').fill('not this one')
  await make.click()
  await expect(tokens.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password')
  await tokens.getByLabel('Your password').fill(KEEPER.password)
  await tokens.getByLabel('Your password').press('Enter')
  const token = await tokens.getByRole('textbox', { name: 'Token of Import from the old site' }).inputValue()
  await expect(tokens.getByLabel('Program')).toHaveValue('')
  const row = tokens.getByRole('row', { name: /Import from the old site/ })
  await expect(row).toContainText('posts:read, posts:write')
  await expect(row).toContainText('Never')
  expect(await violationsOn(page)).toEqual([])

  const drafts = () => request.get('/api/blogs?status=draft', { headers: { Authorization: `Bearer ${token}` } })
  expect((await drafts()).status()).toBe(200)
  await page.reload()
  await expect(row).not.toContainText('Never')
  await expect(page.getByText(token)).toHaveCount(0)
  await tokens.getByRole('button', { name: 'Revoke: Import from the old site' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Import from the old site is revoked')).toBeVisible()
  await expect(tokens.getByRole('heading', { name: 'API tokens' })).toBeFocused()
  expect((await drafts()).status()).toBe(401)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422'), expect.stringContaining('422')])
})

test('a forgotten password is set anew by the link of a mail', async ({ page, troubles }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page.getByRole('heading', { name: 'A lost key' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send link' })
  await page.getByLabel('Email').fill(MARA)
  await send.click()
  await expect(page.locator('.login__sent')).toContainText(`If ${MARA} belongs to an administrator`)
  expect(await violationsOn(page)).toEqual([])

  const { received } = await smtp
  const link = () => {
    const mails = received.map(({ source }) => source.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    return /\/admin\/reset-password#t=[\w-]+&e=[\w%.]+/.exec(mails.join())?.[0]
  }
  await expect.poll(link).toBeDefined()
  await page.goto(link()!)
  await expect(page.getByLabel('Email')).toHaveValue(MARA)
  const set = page.getByRole('button', { name: 'Set the password' })
  await page.getByLabel('Password', { exact: true }).fill('trustno1')
  await set.click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/guessed first/)
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(NEXT)
  await set.click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.getByLabel('Email').fill(MARA)
  await page.getByLabel('Password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()

  await page.goto(link()!)
  await page.getByLabel('Password', { exact: true }).fill('a garden of glass bells')
  await set.click()
  await expect(page.getByRole('alert').getByText('This link is no longer valid')).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/401|404|422/)
})

withoutMail('without a mail server the way to a new password is told', async ({ page }) => {
  await page.goto('/admin/forgotten-password')
  await expect(page.getByText('den admin reset-password')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
