import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { answerTo } from '#test/support/services/questions.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { test as base, expect } from './den.ts'

/** Tests with a blog of their own, since they subscribe to it. */
const SUBSCRIBED_TO: Blog = () => ({})
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(SUBSCRIBED_TO)) })

test.use({ javaScriptEnabled: false })

test('a reader without scripts subscribes and confirms', async ({ page, den }) => {
  await page.goto('/subscribe')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()

  const field = form.getByLabel(/\?$/)
  await expect(form.getByLabel('Email')).toHaveValue('reader@den.example')
  await field.fill(answerTo((await form.locator('label').last().textContent()) ?? ''))
  // An answer this quick is refused.
  await den.passMinute()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('heading', { name: 'Subscribed Successfully. Check your email' })).toBeVisible()

  await page.goto(linkIn(newestMail(den.folder), '/subscription/confirm'))
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
