import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEEPER } from './admin.ts'
import { test as base, expect } from './den.ts'
import { startServer } from './server.ts'

const test = base.extend<object, { folder: string; den: { url: string; stop(): Promise<void> } }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'den-unclaimed-'))
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  den: [
    async ({ folder }, use) => {
      const server = await startServer(folder, { DEMO_CONTENT: 'off' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('whoever has the set-up link claims the site, once', async ({ page, folder, troubles }) => {
  const printed = execFileSync('./den', ['admin', 'link'], { env: { ...process.env, DATA_DIR: folder }, stdio: 'pipe' })
  const { hash } = new URL(printed.toString().trim())
  await page.goto('/admin/setup#t=half-a-link')
  const claim = page.getByRole('button', { name: 'Claim this site' })
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await claim.press('Enter')
  await expect(page.getByRole('alert').getByText('This link does not count any more.')).toBeVisible()
  await expect(claim).toBeFocused()
  // The right one in the same tab: what was typed stays.
  await page.evaluate((whole) => location.assign(whole), hash)
  await expect(page.getByText('This link does not count any more.')).toHaveCount(0)
  await claim.click()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await page.goto('/admin/setup')
  await expect(page.getByRole('heading', { name: 'This site has its administrator' })).toBeVisible()
  // The claim by half a link, and the screen that is gone.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404'), expect.stringContaining('404')])
})
