import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { answerTo } from '#test/support/services/questions.ts'
import { expect, newestArticle, SCREENS, test } from './den.ts'

test.use({ javaScriptEnabled: false })

test('every screen can be read, and nothing is offered that would not work', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('button', { name: /theme|copy|share/i })).toHaveCount(0)
  }
  await page.goto(await newestArticle(page))
  await expect(page.getByText('Rating', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 } })

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Greetings' }).click()
    await expect(page).toHaveURL(/\/greetings$/)
  })
})

test('a reader without scripts subscribes and confirms', async ({ page, den }) => {
  await page.goto('/subscribe')
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill('scriptless@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()

  const field = form.getByLabel(/\?$/)
  await expect(form.getByLabel('Email')).toHaveValue('scriptless@den.example')
  await field.fill(answerTo((await form.locator('label').last().textContent()) ?? ''))
  // An answer this quick is refused.
  await den.passMinute()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('heading', { name: 'Subscribed Successfully. Check your email' })).toBeVisible()

  const link = () => linkTo('scriptless@den.example', den.folder)
  await expect.poll(link).toBeDefined()
  await page.goto(link()!)
  await expect(form).toContainText('s•••@den.example')
  await form.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(form.getByRole('heading', { name: 'You are in' })).toBeVisible()
})

/** The address that a mail of the blog asks its recipient to open. */
function linkTo(recipient: string, folder: string): string | undefined {
  const database = new DatabaseSync(join(folder, 'den.sqlite'), { readOnly: true })
  try {
    const mail = database.prepare('select text_body from mailbox_messages where recipient = ?').get(recipient)
    return /\/subscription\/confirm\?token=[\w.-]+/.exec(String(mail?.text_body))?.[0]
  } finally {
    database.close()
  }
}
