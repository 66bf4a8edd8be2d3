import type { Page } from '@playwright/test'
import { openFakeSmtp } from '../support/mail/smtp.ts'
import {
  expect,
  fillPost,
  KEEPER,
  openAdmin,
  openStored,
  publishAndMail,
  signIn,
  takeSession,
  testsWithABlog,
  WINDOW,
} from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import { withoutDeadline } from './den.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

test('without subscribers a post is published unasked, and may be announced later, once, to those of that moment', async ({
  page,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'The Quiet Post' })
  await expect(page.getByText(/^Publishes and/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('It is out:')).toBeVisible()
  await expect(page.getByText('Mailed to')).toHaveCount(0)

  // A reader subscribes after the form was loaded with no subscribers.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await fillPost(page, { title: 'The First Reader' })
  await page.getByLabel('Section Title').fill('A title without a text')
  await subscribe(page, 1)
  // The draft is saved by itself, at a time of its own; the press comes after it.
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  const question = page.getByRole('dialog', { name: 'Publish and keep 1 mail here?' })
  await expect(question).toContainText('Section 1 is left out: it needs a title and a text.')
  await expect(question).toContainText('No overall rating is given: readers see 0 / 10.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  page.once('dialog', (dialog) => void dialog.accept())

  const { posts } = await (await page.request.get('/api/blogs?q=The+Quiet+Post')).json()
  await openAdmin(page, `/admin/posts/${posts[0].id}`)
  await subscribe(page, 3)
  const announce = page.getByRole('button', { name: 'Announce…' })
  await announce.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Keep 3 mails here about The Quiet Post?' })
  await expect(dialog).toContainText('No mail server is set up, so nothing is sent')
  await dialog.getByText('Subject and preview of the mail').click()
  await dialog.getByLabel('Subject', { exact: true }).fill('Quietly, now')
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(announce).toBeFocused()
  // The focus is back before the closed dialog is removed.
  await expect(page.locator('dialog.dialog')).toHaveCount(0)
  await announce.press('Enter')
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue('Quietly, now')
  await dialog.getByRole('button', { name: 'Keep 3 mails here' }).press('Enter')
  const state = page.locator('.post-form__announced')
  await expect(state).toBeFocused()
  await expect(announce).toHaveCount(0)
  await expect(state).toContainText('3 mails are kept here, and nothing left')
  await state.getByRole('link', { name: 'See Mail' }).click()
  await expect(page.getByRole('row', { name: /The Quiet Post/ })).toBeVisible()
  await expect(page.getByText('Quietly, now').first()).toBeVisible()
})

test('publication says whom it mails, asks once, sends a test first, and a mail server that fails is marked', async ({
  page,
  troubles,
}) => {
  await using smtp = await openFakeSmtp()
  const origin = await takeSession(page)
  await subscribe(page, 3, origin)
  await withServer(page, { port: smtp.port, origin }, async () => {
    await openAdmin(page, '/admin')
    await fillPost(page, { title: 'The Loud Post' })
    const effect = page.getByText('Publishes and mails 3 people')
    await expect(effect).toBeVisible()
    await page.getByLabel('E-mail subscribers').uncheck()
    await expect(effect).toHaveCount(0)
    await page.getByLabel('E-mail subscribers').check()
    await expectAccessible(page, { within: '.post-form__bar' })

    const submit = page.getByRole('button', { name: 'Create Blog Post' })
    const asked = Promise.withResolvers<() => Promise<void>>()
    await page.route('**/admin/audience', (route) => asked.resolve(() => route.continue()), { times: 1 })
    await submit.press('Enter')
    await expect(page.getByText('One moment…')).toBeVisible()
    await (await asked.promise)()
    const dialog = page.getByRole('dialog', { name: 'Publish and mail 3 people?' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Send me a test first' }).press('Enter')
    await expect(dialog.getByText(`The test is on its way to ${KEEPER.email}`)).toBeVisible()
    expect(smtp.received.map(({ to }) => to)).toEqual([KEEPER.email])
    expect(smtp.received[0]!.source).toContain('Subject: Test: The Loud Post')
    await dialog.getByText('Subject and preview of the mail').click()
    await dialog.getByLabel('Subject', { exact: true }).fill('Loud and clear')
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.setViewportSize(WINDOW)
    smtp.fault = ({ phase }) => (phase === 'rcpt' ? { answer: '550 5.1.1 no such mailbox' } : undefined)
    await dialog.getByRole('button', { name: 'Send me a test first' }).press('Enter')
    await expect(dialog.getByText('550 5.1.1 no such mailbox')).toBeVisible()
    smtp.fault = () => undefined
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog.dialog')).toHaveCount(0)
    await expect(submit).toBeFocused()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The Loud Post')
    expect((await (await page.request.get('/api/blogs?q=The+Loud+Post')).json()).total).toBe(0)

    await publishAndMail(page)
    await expect(page.getByText('Successfully Created Blog - The Loud Post')).toBeVisible()
    const confirmation = page.getByText('It is out:')
    await expect(confirmation).toContainText('Mailed to 3 people')
    await expect.poll(() => smtp.received.length).toBe(4)
    expect(smtp.received.at(-1)!.source).toContain('Subject: Loud and clear')
    await confirmation.getByRole('link', { name: 'See Mail' }).click()
    await expect(page.getByRole('row', { name: /The Loud Post/ })).toBeVisible()

    // The server fails from now on.
    const areas = page.getByRole('navigation', { name: 'Admin areas' })
    const mail = areas.getByRole('link', { name: /^Mail/ })
    await expect(mail).toHaveAccessibleName('Mail')
    smtp.fault = ({ phase }) => (phase === 'mail' ? { answer: '550 no' } : undefined)
    await areas.getByRole('link', { name: 'Write' }).click()
    await fillPost(page, { title: 'The Stopped Post' })
    await publishAndMail(page)
    await expect(confirmation).toBeVisible()
    const isMarked = async () =>
      (await (await page.request.get('/admin/users')).text()).includes('The mail server fails')
    await expect.poll(isMarked).toBe(true)
    await areas.getByRole('link', { name: 'Users' }).click()
    await expect(mail).toHaveAccessibleName('Mail (the mail server fails)')
    await expectAccessible(page, { within: '.sidebar' })
    await page.setViewportSize(WINDOW)
    await areas.getByRole('link', { name: 'Write' }).click()
    await fillPost(page, { title: 'The Waiting Post' })
    await publishAndMail(page)
    await expect(confirmation).toContainText('3 mails wait until the mail server works')
  })
  expect(troubles.splice(0)).toEqual([expect.stringContaining('502')])
})

test('a draft asks as well, and the question counts the subscribers of that moment, not of the loaded form', async ({
  page,
  troubles,
}) => {
  // The question would be shown after three seconds without the number, and the Enter below would answer it.
  await withoutDeadline(page, 3_000)
  await subscribe(page, 3, await takeSession(page))
  await openStored(page, { status: 'draft', title: 'The Awaited Post' })
  await page.getByLabel('E-mail subscribers').check()
  await expect(page.getByText('Publishes and keeps 3 mails here: no mail server is set')).toBeVisible()
  await subscribe(page, 5)
  const submit = page.getByRole('button', { name: 'Create Blog Post' })
  await submit.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish and keep 5 mails here?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(submit).toBeFocused()
  // The focus is back before the closed dialog is removed, and an Enter between the two asks nothing.
  await expect(page.locator('dialog.dialog')).toHaveCount(0)
  await expect(page.getByText('Publishes and keeps 5 mails here')).toBeVisible()
  // While the number of recipients is requested the form takes no input.
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/audience', async (route) => {
    await held.promise
    await route.abort()
  })
  await submit.press('Enter')
  await page.keyboard.type('lost')
  await page.keyboard.press('Enter')
  held.resolve()
  // After a failed request the question names the last known number.
  await expect(dialog).toContainText('No mail server is set up, so nothing is sent')
  await dialog.getByRole('button', { name: 'Send me a test first' }).click()
  await expect(dialog).toContainText(`The test to ${KEEPER.email} is kept in the mailbox`)
  await dialog.getByRole('button', { name: 'Publish and keep 5 mails here' }).click()
  await expect(page.getByText('Successfully Created Blog - The Awaited Post')).toBeVisible()
  await expect(page.getByText('5 mails are kept here, and nothing left')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

async function subscribe(page: Page, count: number, origin = new URL(page.url()).origin): Promise<void> {
  const headers = { Origin: origin }
  const csv = Array.from({ length: count }, (_, index) => `reader${index}@reader.example`).join('\n')
  const data = { csv, consent: 'They asked for it.' }
  expect((await page.request.post('/api/subscribers', { headers, data })).status()).toBe(200)
}

/** Mail goes by this server meanwhile. */
async function withServer(
  page: Page,
  { port, origin }: { port: number; origin: string },
  work: () => Promise<void>,
): Promise<void> {
  const headers = { Origin: origin }
  const set = (data: object) => page.request.patch('/api/mail', { headers, data })
  expect((await set({ url: `smtp://127.0.0.1:${port}`, from: 'den@den.example' })).status()).toBe(204)
  try {
    await work()
  } finally {
    await set({ url: '', from: '' })
  }
}
