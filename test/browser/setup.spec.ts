import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { KEEPER } from './admin.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { test as base, expect } from './den.ts'

const UNCLAIMED: Blog = (folder) => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  return { DEMO_CONTENT: 'off' }
}
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(UNCLAIMED)) })

test('whoever has the set-up link claims the site, once', async ({ page, den, troubles }) => {
  const printed = execFileSync('./den', ['admin', 'link'], {
    env: { ...process.env, DATA_DIR: den.folder },
    stdio: 'pipe',
  })
  const { hash } = new URL(printed.toString().trim())
  await page.goto('/admin/setup#t=half-a-link')
  const claim = page.getByRole('button', { name: 'Claim this site' })
  await page.getByLabel('Name as printed').fill('Mara Vell')
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await claim.press('Enter')
  await expect(page.getByRole('alert').getByText('This link is no longer valid.')).toBeVisible()
  await expect(claim).toBeFocused()
  // The right one in the same tab: what was typed stays.
  await page.evaluate((whole) => location.assign(whole), hash)
  await expect(page.getByText('This link is no longer valid.')).toHaveCount(0)
  await claim.click()
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/today$/)
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByLabel('Author Name')).toHaveValue('Mara Vell')
  await page.goto('/admin/setup')
  await expect(page.getByRole('heading', { name: 'This site has its administrator' })).toBeVisible()
  // The claim by an incomplete link, and the screen that is gone, which the page may request once more before it is left.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('404')
})
