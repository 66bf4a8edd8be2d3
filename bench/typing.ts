// Measures how long a keystroke takes in the form of a post with fifty sections, compared with a page that has only one textarea
// with the text of one section, and how many bytes the autosaves send: npm run bench:typing
//
// "to paint" is the time from the key to the painted frame, which includes the wait for the screen's next frame of up to 16.7 ms;
// "work" is what the page does in that frame. All fields are typed in in turn in each round; a ratio is the median of the rounds'.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { EMPTY_POST } from '../domain/posts/post-fields.ts'
import { findChromium } from '../scripts/chromium.ts'
import { buildDirectory, finishedBuild } from '../server/build.ts'
import { serve } from '../server/serve.ts'

const KEEPER = { ADMIN_EMAIL: 'keeper@den.example', ADMIN_PASSWORD: 'a lamp that nobody tends' }
const SECTIONS = 50
const KEYS = 60
const ROUNDS = 5
/** 95th percentile of the time to paint, divided by that of the page with one textarea. */
const RATIO_MAX = 1.2

const dataDir = mkdtempSync(join(tmpdir(), 'den-typing-'))
const env = { PORT: '0', DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent', ...KEEPER }
const server = await serve(env, finishedBuild(buildDirectory))
const { siteUrl } = server.services.config
const text = `${'The house remembers *everything*. '.repeat(40)}\n\n- one\n- two\n\n${'||spoiler|| and **more**. '.repeat(20)}`
const { path: _, comments: __, ...written } = EMPTY_POST
const created = await server.services.postEditor.create(
  {
    ...written,
    title: 'Fifty',
    tagline: 't',
    description: 'd',
    author: 'a',
    date: '2026-01-01',
    tag: 'Horror Review',
    featured: 0,
    articleImgSrc: 'x',
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

const empty = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await empty.setContent('<label>Text <textarea rows="20" cols="80"></textarea></label>')
await empty.getByLabel('Text').fill(text)

const saves: number[] = []
page.on('request', (request) => {
  if (['PUT', 'PATCH', 'POST'].includes(request.method()) && request.url().includes('/api/blogs/'))
    saves.push(request.postDataBuffer()?.byteLength ?? 0)
})
const FIELDS = [
  { name: 'one textarea', page: empty, label: 'Text', nth: 0 },
  { name: 'Title', page, label: 'Title', nth: 0 },
  { name: 'Section Text 1', page, label: 'Section Text', nth: 0 },
  { name: `Section Text ${SECTIONS}`, page, label: 'Section Text', nth: SECTIONS - 1 },
] as const
const measured = FIELDS.map((field) => ({ ...field, work: [] as number[], p95: [] as number[] }))
for (let round = 0; round < ROUNDS; round++)
  // Each round starts with another field.
  for (let turn = 0; turn < measured.length; turn++) {
    const field = measured[(round + turn) % measured.length]!
    await field.page.bringToFront()
    const { work, paint } = await typed(field.page, field.label, field.nth)
    field.work.push(quantile(work, 0.5))
    field.p95.push(quantile(paint, 0.95))
  }

process.stdout.write(row('field', 'work (median)', 'to paint (95 %)', '÷ one textarea'))
let worst = 0
for (const { name, work, p95 } of measured) {
  const ratio = median(p95.map((ms, round) => ms / measured[0]!.p95[round]!))
  worst = Math.max(worst, ratio)
  process.stdout.write(row(name, `${median(work).toFixed(1)} ms`, `${median(p95).toFixed(1)} ms`, ratio.toFixed(2)))
}
process.stdout.write(`Goal of the ratio: at most ${RATIO_MAX}\n\n`)
const whole = await (await page.request.get(`${siteUrl}/api/blogs/${created.post.id}`)).body()
const [first = 0, ...later] = saves
process.stdout.write(
  `autosaves: ${saves.length}; bytes of the first, and of a later one (median): ${first}, ${median(later)}; the post has ${whole.byteLength}\n`,
)
await browser.close()
await server.stop()
rmSync(dataDir, { recursive: true })
process.exitCode = worst > RATIO_MAX ? 1 : 0

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

function row(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(24)}${cells.map((cell) => cell.padStart(18)).join('')}\n`
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
