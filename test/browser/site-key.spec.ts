import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { KEEPER_SETTINGS, signIn } from './admin.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { test as base, expect } from './den.ts'

/** A blog whose captcha has its site key in the settings alone. */
const ONE_SITE_KEY: Blog = (folder) => {
  const database = new DatabaseSync(join(folder, 'den.sqlite'))
  database.exec(`insert into settings values ('siteKey', '"the only one"', '2026-01-01T00:00:00.000Z')`)
  database.close()
  return { ...KEEPER_SETTINGS, CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET_KEY: 'secret' }
}
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(ONE_SITE_KEY)) })

test('the only site key cannot be emptied, and its field says why', async ({ page, troubles }) => {
  await signIn(page, '/admin/settings')
  const field = page.getByLabel('Captcha site key')
  await expect(field).toHaveValue('the only one')
  await field.fill('')
  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(field).toHaveAccessibleDescription(/Captcha site key is required: the captcha in use/)
  await expect(field).toBeFocused()
  // The browser reports the refused call as well.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  await field.fill('another')
  await save.click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})
