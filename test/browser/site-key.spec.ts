import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { KEEPER, signIn } from './admin.ts'
import { test as base, expect } from './den.ts'
import { type ServerProcess, startServer } from './server.ts'

/** A blog whose captcha has its site key in the settings alone. */
const test = base.extend<object, { den: ServerProcess }>({
  den: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'den-site-key-'))
      cpSync(process.env.DEN_BROWSER_TEMPLATE!, folder, { recursive: true })
      const database = new DatabaseSync(join(folder, 'den.sqlite'))
      database.exec(`insert into settings values ('siteKey', '"the only one"', '2026-01-01T00:00:00.000Z')`)
      database.close()
      const server = await startServer(folder, {
        ADMIN_EMAIL: KEEPER.email,
        ADMIN_PASSWORD: KEEPER.password,
        CAPTCHA_PROVIDER: 'turnstile',
        CAPTCHA_SECRET_KEY: 'secret',
      })
      await use(server)
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

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
