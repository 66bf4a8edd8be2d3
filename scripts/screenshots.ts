// Photographs the demo blog for the README: npm run screenshots
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildDirectory, finishedBuild } from '#server/build.ts'
import { serve } from '#server/serve.ts'
import { findChromium } from './chromium.ts'

interface Shot {
  name: string
  path: string
  theme: 'dark' | 'light'
  width: number
  height: number
  /** Selector of the element that is scrolled to the top. */
  to?: string
  update?: string
}

const ARTICLE = '/blogs/The-House-That-Held-Her-Hand'
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }

const SHOTS: readonly Shot[] = [
  { name: 'home-dark', path: '/', theme: 'dark', ...DESKTOP },
  { name: 'home-light', path: '/?page=2', theme: 'light', ...DESKTOP },
  {
    name: 'article-dark',
    path: '/blogs/Overtime-on-the-Nostromo%2C-or-How-to-Haunt-a-Haulage-Business',
    theme: 'dark',
    ...DESKTOP,
  },
  { name: 'rating-light', path: ARTICLE, theme: 'light', to: '.rating', ...DESKTOP },
  { name: 'phone-home-dark', path: '/', theme: 'dark', ...PHONE },
  { name: 'phone-article-light', path: '/blogs/Ten-Fields-to-Stay-Out-Of', theme: 'light', ...PHONE },
  { name: 'phone-rating-dark', path: ARTICLE, theme: 'dark', to: '.rating', ...PHONE },
  { name: 'admin-dark', path: '/admin/posts', theme: 'dark', update: 'Two Men, One Lamp, No Air', ...DESKTOP },
]

const KEEPER = { ADMIN_EMAIL: 'keeper@den.example', ADMIN_PASSWORD: 'a lamp that nobody tends' }

const dataDir = mkdtempSync(join(tmpdir(), 'den-screenshots-'))
const server = await serve(
  { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...KEEPER },
  finishedBuild(buildDirectory),
)
const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: process.getuid?.() !== 0 })
for (const shot of SHOTS) await photograph(browser, shot)
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })

async function photograph(browser: Browser, { name, path, theme, to, update, width, height }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width < 600 ? 2 : 1.5 })
  await page.addInitScript((chosen) => localStorage.setItem('den-theme', chosen), theme)
  await page.goto(`${server.services.config.siteUrl}${path}`, { waitUntil: 'networkidle' })
  if (update) await openForm(page, update)
  if (to) await page.locator(to).evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 76))
  await page.waitForTimeout(600)
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(import.meta.dirname, `../docs/pictures/${name}.webp`))
  await page.close()
}

async function openForm(page: Page, title: string): Promise<void> {
  await page.getByLabel('Email').fill(KEEPER.ADMIN_EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: `Update ${title}` }).click()
  await page.getByRole('heading', { name: 'Update Blog' }).waitFor()
  // A toast stays while the pointer is on it.
  await page.mouse.move(0, 400)
  await page.locator('.toast').waitFor({ state: 'detached' })
}
