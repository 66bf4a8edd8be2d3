// How long a keystroke takes in the form of a post with fifty sections: npm run bench:typing
//
// "work" is what the page does in the frame that shows it; "to paint" includes the wait for the screen's next frame,
// which takes up to 16.7 ms by itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { buildDirectory, finishedBuild } from '../server/build.ts'
import { serve } from '../server/serve.ts'

const KEEPER = { ADMIN_EMAIL: 'keeper@den.example', ADMIN_PASSWORD: 'a lamp that nobody tends' }
const SECTIONS = 50
const KEYS = 60
const TARGET_MS = 16

const dataDir = mkdtempSync(join(tmpdir(), 'den-typing-'))
const env = { PORT: '0', DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent', ...KEEPER }
const server = await serve(env, finishedBuild(buildDirectory))
const { siteUrl } = server.services.config
const text = `${'The house remembers *everything*. '.repeat(40)}\n\n- one\n- two\n\n${'||spoiler|| and **more**. '.repeat(20)}`
const created = await server.services.postEditor.create(
  {
    title: 'Fifty',
    tagline: 't',
    description: 'd',
    author: 'a',
    date: '2026-01-01',
    tag: 'Horror Review',
    featured: 0,
    articleImage: '',
    articleImgSrc: 'x',
    articleImageAlt: '',
    film: null,
    ratings: null,
    announce: false,
    sections: Array.from({ length: SECTIONS }, (_, index) => ({
      sectionTitle: `Part ${index}`,
      sectionText: text,
      sectionImage: '',
      sectionImgSrc: '',
      sectionImageAlt: '',
    })),
  },
  KEEPER.ADMIN_EMAIL,
)
if (!created.ok) throw new Error(JSON.stringify(created))

const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: process.getuid?.() !== 0 })
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await page.goto(`${siteUrl}/admin/posts/${created.post.id}`)
await page.getByLabel('Email').fill(KEEPER.ADMIN_EMAIL)
await page.getByLabel('Password', { exact: true }).fill(KEEPER.ADMIN_PASSWORD)
await page.getByRole('button', { name: 'Login' }).click()
await page.getByRole('heading', { name: 'Update Blog' }).waitFor()
await page.waitForTimeout(1500)

process.stdout.write(`${'field'.padEnd(24)}${'work (median)'.padStart(16)}${'to paint (median, 95 %)'.padStart(28)}\n`)
let worst = 0
for (const [label, nth] of [
  ['Title', 0],
  ['Section Text', 0],
  ['Section Text', SECTIONS - 1],
] as const) {
  const { work, paint } = await typed(page, label, nth)
  worst = Math.max(worst, quantile(work, 0.5))
  const toPaint = `${quantile(paint, 0.5).toFixed(1)}, ${quantile(paint, 0.95).toFixed(1)} ms`
  process.stdout.write(
    `${`${label} ${nth + 1}`.padEnd(24)}${`${quantile(work, 0.5).toFixed(1)} ms`.padStart(16)}${toPaint.padStart(28)}\n`,
  )
}
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
process.exitCode = worst > TARGET_MS ? 1 : 0

async function typed(page: Page, label: string, nth: number): Promise<{ work: number[]; paint: number[] }> {
  await page.getByLabel(label, { exact: true }).nth(nth).click()
  await page.evaluate(() => {
    const samples = { work: [] as number[], paint: [] as number[] }
    Object.assign(window, { samples })
    document.onkeydown = ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const handled = performance.now()
        // A message comes after the frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          samples.paint.push(performance.now() - timeStamp)
          samples.work.push(performance.now() - handled)
        }
        port2.postMessage(0)
      })
    }
  })
  for (let count = 0; count < KEYS; count++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(40)
  }
  return page.evaluate(() => (window as unknown as { samples: { work: number[]; paint: number[] } }).samples)
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
