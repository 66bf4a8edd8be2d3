import type { Page } from '@playwright/test'
import { openFakeSmtp } from '../support/mail/smtp.ts'
import { expect, openAdmin, openStored, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('both dialogs of a scheduled post say alike whether a mail goes out, and their buttons are in view on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const headers = { Origin: await takeSession(page) }
  const dates = { date: '2096-10-31', status: 'scheduled', publishAt: '2096-10-31T12:00:00.000Z' }
  await openStored(page, { ...dates, title: 'Quiet' })
  await openStored(page, { ...dates, title: 'Loud', announce: true })

  await expectWords(page, 'Quiet', {
    'Change time': 'It comes out by itself at that time, without a mail to subscribers.',
    'Publish now': 'Readers see it at once. Nobody gets a mail about it.',
  })
  await expectWords(page, 'Loud', {
    'Change time': 'It comes out by itself at that time. No mail server is set up, so nothing is sent',
    'Publish now': 'Readers see it at once. Nobody gets a mail about it. Nobody is subscribed at present.',
  })

  const smtp = await openFakeSmtp()
  const server = { url: `smtp://127.0.0.1:${smtp.port}`, from: 'den@den.example' }
  expect((await page.request.patch('/api/mail', { headers, data: server })).status()).toBe(204)
  await expectWords(page, 'Loud', {
    'Change time':
      'It comes out by itself at that time and is mailed to subscribers then. Nobody is subscribed at present.',
    'Publish now': 'Readers see it at once. Nobody gets a mail about it. Nobody is subscribed at present.',
  })
  const data = { csv: 'reader@reader.example', consent: 'They asked for it.' }
  expect((await page.request.post('/api/subscribers', { headers, data })).status()).toBe(200)
  await expectWords(page, 'Loud', {
    'Change time': 'It comes out by itself at that time and is mailed to subscribers then.',
    'Publish now': 'Readers see it at once, and 1 person gets a mail about it. Mails cannot be called back.',
  })
})

async function expectWords(page: Page, title: string, words: Readonly<Record<string, string>>): Promise<void> {
  await openAdmin(page, '/admin/posts')
  for (const [button, text] of Object.entries(words)) {
    await page.getByRole('button', { name: `${button}: ${title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(text)
    for (const each of await dialog.getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
}
