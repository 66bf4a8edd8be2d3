import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { expect, KEEPER, KEEPER_SETTINGS, signIn, test as withoutMail } from './admin.ts'
import { violationsOn } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'

const smtp = openFakeSmtp()
const BLOG: Blog = async () => ({ ...KEEPER_SETTINGS, ...smtpEnv((await smtp).port) })
const test = withoutMail.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })

// Runs in one worker, since `afterAll` closes the service.
test.describe.configure({ mode: 'default' })
test.afterAll(async () => (await smtp)[Symbol.asyncDispose]())

test('name and address are changed, the address by a link to the new one', async ({ page, troubles }) => {
  await signIn(page, '/admin/account')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Mara Quill')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled()
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Your password').first().fill(KEEPER.password)
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email/)
  await page.getByLabel('Email').fill('mara@den.example')
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('A link is on its way to mara@den.example.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  const { received } = await smtp
  await expect.poll(() => received.map(({ to }) => to).sort()).toEqual([KEEPER.email, 'mara@den.example'])
  const source = received
    .find(({ to }) => to !== KEEPER.email)!
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
  await page.goto('/admin/account')
  await expect(page.getByText('You are signed in as mara@den.example.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Quill')
  await expect.poll(() => received.length).toBe(3)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})
