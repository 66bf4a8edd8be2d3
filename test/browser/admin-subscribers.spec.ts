import type { Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { openFakeSmtp } from '../support/mail/smtp.ts'
import { expect, openAdmin, takeSession, testsWithABlog } from './admin.ts'
import { expectProof } from './subscribing.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })

test('nobody is blocked by one press, whoever was is unblocked, and a list is told what was understood of it', async ({
  page,
  troubles,
}) => {
  await bring(page, await takeSession(page), 'leaver@reader.example')
  await openAdmin(page, '/admin/subscribers?q=leaver')
  const row = page.getByRole('row', { name: /leaver@/ })
  const block = row.getByRole('button', { name: 'Block: leaver@reader.example' })
  await block.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Block: ?leaver@reader\.example/ })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  // A closed dialog is removed a little later in a busy browser.
  await expect(page.locator('dialog.dialog')).toHaveCount(0)
  await expect(block).toBeFocused()
  await expect(row).toContainText('Subscribed')

  await block.press('Enter')
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter')
  await expect(page.getByText('leaver@reader.example gets no mail any more')).toBeVisible()
  const unblock = row.getByRole('button', { name: 'Unblock: leaver@reader.example' })
  await expect(unblock).toBeFocused()
  await expect(row).toContainText('Blocked')
  await unblock.press('Enter')
  await expect(page.getByText('may subscribe again, and gets no mail until then')).toBeVisible()
  // As unsubscribed: an administrator cannot subscribe an address.
  await expect(row).toContainText('Left')
  await expect(block).toBeFocused()

  await openAdmin(page, '/admin/subscribers?q=leaver&status=unsubscribed')
  await block.press('Enter')
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter')
  await expect(page.getByText('Nobody by that name')).toBeVisible()
  await expect(page.getByText('0 addresses', { exact: true })).toBeFocused()

  const file = page.getByLabel('CSV file')
  const submit = page.getByRole('button', { name: 'Import list' })
  await page.getByLabel('How they agreed').fill('They ticked a box on the old site.')
  await submit.click()
  await expect(page.getByText('Choose a file first')).toBeVisible()
  await file.setInputFiles(list('email,name\n'))
  await submit.click()
  await expect(file).toHaveAccessibleDescription(/The list holds no addresses/)
  await expect(submit).toBeFocused()
  await file.setInputFiles(list('email,name\na@reader.example,M\x81ller', 'latin1'))
  await submit.click()
  await expect(file).toHaveAccessibleDescription(/neither in UTF-8 nor in Windows-1252/)
  await file.setInputFiles(
    list(
      'Nom;Courriel;Statut\nA;anne@reader.example;abonné\nB;bo@reader.example;désabonné\nC;caro@reader.example;Or',
      'latin1',
    ),
  )
  await submit.click()
  const report = page.getByRole('status').filter({ hasText: 'Address:' })
  await expect(report).toContainText('1 added')
  await expect(report).toContainText('1 imported, but not mailed')
  await expect(report).toContainText('1 left out: status not understood')
  await expect(report).toContainText('Address: column “Courriel”. Status: column “Statut”.')
  await expect(report).toContainText('Not understood: “Or”')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})

test('whoever is signed in subscribes in the footer as readers do', async ({ page }) => {
  await takeSession(page)
  await openAdmin(page, '/admin/subscribers?q=keeper')
  const form = page.getByRole('contentinfo').locator('form')
  const submit = form.getByRole('button', { name: 'Subscribe' })
  await form.getByLabel('New posts by e-mail').fill('keeper@reader.example')
  await expectProof(form, 'solved')
  await submit.click()
  await expect(page.getByText('Subscribed Successfully. Check your email')).toBeVisible()
  await openAdmin(page, '/admin/subscribers?q=keeper')
  await expect(page.getByRole('row', { name: /keeper@reader\.example/ })).toContainText('Waiting to confirm')
})

test('an announcement is stopped after a question, what sends and saves mail keeps the focus, and what was paused goes on', async ({
  page,
  troubles,
}) => {
  await using smtp = await openFakeSmtp()
  const origin = await takeSession(page)
  await bring(page, origin, 'one@reader.example\ntwo@reader.example\nthree@reader.example\nfour@reader.example')
  await cap(page, origin, { perHour: 1 })
  await announce(page, origin, 'The Wrong Announcement')
  await openAdmin(page, '/admin/mail')
  const stop = page.getByRole('button', { name: 'Stop announcing The Wrong Announcement' })
  await stop.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Stop announcing:/ })
  await dialog.getByRole('button', { name: 'Go on sending' }).press('Enter')
  await expect(page.locator('dialog.dialog')).toHaveCount(0)
  await expect(stop).toBeFocused()
  await stop.press('Enter')
  await dialog.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(
    page.getByText(/The announcement was stopped\. 0 mails had gone out(, \d+ mails? had been kept here)?\./),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: /The Wrong Announcement/ })).toContainText('Stopped')
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeFocused()
  await cap(page, origin, { perHour: null })

  const host = page.getByLabel('Host')
  const save = page.getByRole('button', { name: 'Save server' })
  const sendTest = page.getByRole('button', { name: 'Send test' })
  await sendTest.press('Enter')
  await expect(page.getByText('It was kept in the mailbox and not sent.')).toBeVisible()
  await expect(sendTest).toBeFocused()

  await host.fill('smtp://keeper:secret@127.0.0.1:1')
  await page.getByLabel('Sender').fill('den@den.example')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  const { promise: isSeen, resolve: tellThatSeen } = Promise.withResolvers<void>()
  await page.route(/\/admin\/mail\.data/, (route) => isSeen.then(() => route.continue()))
  await save.press('Enter')
  await expect(page.getByText('Mail server saved')).toBeVisible()
  // Saved input is not reported as unsaved while the screen reloads its data.
  expect(await page.getByText('Not saved yet.').count()).toBe(0)
  tellThatSeen()
  await expect(save).toBeFocused()
  await expect(host).toHaveValue('127.0.0.1')
  await expect(page.getByText('A password is stored; type another to replace it.')).toBeVisible()
  await sendTest.press('Enter')
  await expect(page.getByText('It was not sent.')).toBeVisible()
  await expect(sendTest).toBeFocused()
  await host.fill('')
  await save.press('Enter')
  await expect(page.getByText('Mail server removed')).toBeVisible()
  await expect(save).toBeFocused()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('502')])

  const headers = { Origin: origin }
  const server = { url: `smtp://keeper:secret@127.0.0.1:${smtp.port}`, from: 'den@den.example' }
  smtp.fault = ({ phase }) => (phase === 'auth' ? { answer: '535 5.7.8 not by that password' } : undefined)
  expect((await page.request.patch('/api/mail', { headers, data: server })).status()).toBe(204)
  await announce(page, origin, 'The Paused Announcement')
  const shown = async () => (await (await page.request.get('/admin/mail')).text()).includes('Resume now')
  await expect.poll(shown).toBe(true)
  await openAdmin(page, '/admin/mail')
  const resume = page.getByRole('button', { name: 'Resume now' })
  smtp.fault = () => undefined
  await resume.press('Enter')
  await expect(page.getByText(/^Mail goes out again by /)).toBeVisible()
  await expect(page.getByText('“Sent” means that this server accepted a mail')).toBeFocused()
  await expect.poll(() => smtp.taken.length).toBeGreaterThan(0)
})

function list(text: string, encoding: BufferEncoding = 'utf8') {
  return { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text, encoding) }
}

async function bring(page: Page, origin: string, csv: string): Promise<void> {
  const headers = { Origin: origin }
  const data = { csv, consent: 'They asked for it.' }
  expect((await page.request.post('/api/subscribers', { headers, data })).status()).toBe(200)
}

async function cap(page: Page, origin: string, caps: Record<string, number | null>): Promise<void> {
  const headers = { Origin: origin }
  expect((await page.request.patch('/api/mail/caps', { headers, data: caps })).status()).toBe(204)
}

async function announce(page: Page, origin: string, title: string): Promise<void> {
  const headers = { Origin: origin }
  const data = { ...POST_CALL, title, announce: true }
  expect((await page.request.post('/api/blogs', { headers, data })).status()).toBe(201)
}
