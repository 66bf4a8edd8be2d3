import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { answerTo } from '#test/support/questions.ts'
import { test as base, expect } from './den.ts'
import { type ServerProcess, startServer } from './server.ts'

/** Tests with a blog of their own, since they subscribe to it, in a folder that is known. */
const test = base.extend<object, { folder: string; den: ServerProcess }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'den-subscribe-'))
      cpSync(process.env.DEN_BROWSER_TEMPLATE!, folder, { recursive: true })
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  den: [
    async ({ folder }, use) => {
      const server = await startServer(folder)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ javaScriptEnabled: false })

test('a reader without scripts subscribes and confirms', async ({ page, folder, den }) => {
  await page.goto('/subscribe')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()

  const field = form.getByLabel(/\?$/)
  await expect(form.getByLabel('Email')).toHaveValue('reader@den.example')
  await field.fill(answerTo((await form.locator('label').last().textContent()) ?? ''))
  // Nobody is that quick.
  await den.passMinute()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('heading', { name: 'Subscribed Successfully. Check your email' })).toBeVisible()

  await page.goto(linkIn(newestMail(folder), '/subscription/confirm'))
  await expect(form).toContainText('r•••@den.example')
  await form.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(form.getByRole('heading', { name: 'You are in' })).toBeVisible()
})

function newestMail(folder: string): string {
  const database = new DatabaseSync(join(folder, 'den.sqlite'), { readOnly: true })
  try {
    return String(database.prepare('select text_body from mailbox_messages order by seq desc').get()?.text_body)
  } finally {
    database.close()
  }
}

function linkIn(mail: string, path: string): string {
  return new RegExp(`https?://[^/\\s]+(${path}\\?token=[\\w.-]+)`).exec(mail)?.[1] ?? `/no-link-to${path}`
}
