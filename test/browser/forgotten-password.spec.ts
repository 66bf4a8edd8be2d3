import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { expect, KEEPER, KEEPER_SETTINGS, test as withoutMail } from './admin.ts'
import { violationsOn } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'

const smtp = openFakeSmtp()
const BLOG: Blog = async () => ({ ...KEEPER_SETTINGS, ...smtpEnv((await smtp).port) })
const test = withoutMail.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })
const NEXT = 'a stair that counts itself'

// Runs in one worker, since `afterAll` closes the service.
test.describe.configure({ mode: 'default' })
test.afterAll(async () => (await smtp)[Symbol.asyncDispose]())

test('a forgotten password is set anew by the link of a mail', async ({ page, troubles }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(page.getByRole('heading', { name: 'A lost key' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send link' })
  await page.getByLabel('Email').fill(KEEPER.email)
  await send.click()
  await expect(page.locator('.login__sent')).toContainText(`If ${KEEPER.email} belongs to an administrator`)
  expect(await violationsOn(page)).toEqual([])

  const { received } = await smtp
  await expect.poll(() => received.length).toBe(1)
  const source = received[0]!.source.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  const [, hash] = /\/admin\/reset-password(#t=[\w-]+&e=[\w%.]+)/.exec(source)!
  await page.goto(`/admin/reset-password${hash}`)
  await expect(page.getByLabel('Email')).toHaveValue(KEEPER.email)
  const set = page.getByRole('button', { name: 'Set the password' })
  await page.getByLabel('Password', { exact: true }).fill('trustno1')
  await set.click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/guessed first/)
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill(NEXT)
  await set.click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()

  await page.goto(`/admin/reset-password${hash}`)
  await page.getByLabel('Password', { exact: true }).fill('a garden of glass bells')
  await set.click()
  await expect(page.getByRole('alert').getByText('This link counts no more')).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toMatch(/401|404|422/)
})

withoutMail('without a mail server the way to a new password is told', async ({ page }) => {
  await page.goto('/admin/forgotten-password')
  await expect(page.getByText('den admin reset-password')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
