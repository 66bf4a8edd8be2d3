// Measures the demo blog by Lighthouse and by the first visit of a phone: npm run lighthouse
// With languages or looks of `support/looks.ts`, such as `-- de fanzine`, the blog in each of them by Lighthouse, beside itself as it comes.
// Both use https and HTTP/2, as for any site on the Internet; the cost of plain HTTP/1.1 is printed beside it.
// Lighthouse is installed beside this file the first time, since nothing else needs it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings } from '../content/default-settings.ts'
import { LANGUAGE_TAGS, type Language } from '../domain/locales/language.ts'
import { postHref } from '../domain/posts/path.ts'
import { showsRatings } from '../domain/posts/review.ts'
import type { Settings } from '../domain/settings/settings-writing.ts'
import { findChromium } from '../scripts/chromium.ts'
import { buildDirectory, finishedBuild } from '../server/build.ts'
import { serve } from '../server/serve.ts'
import { openHttpsFront } from './https-front.ts'
import { type Audited, CATEGORIES, installLighthouse, runLighthouse } from './lighthouse-run.ts'
import { PHONES, type Phone, PhoneVisits } from './phone-visits.ts'
import { LOOKS } from './support/looks.ts'

const RUNS = 10
/** Of each language or look. */
const CHOICE_RUNS = 3
/** Milliseconds by which the largest paint may be later than that of the blog as it comes. */
const LATER_MAX = 50
/** Maximum bytes of the home page on a phone, pictures and fonts included. */
const HOME_BYTES = 220_000

interface Measure {
  name: string
  values: readonly number[]
  shown: (value: number) => string
  /** Which of the sorted values is shown: 0.5, the median, by default. */
  quantile?: number
  /** Without a target the value is only printed. */
  target?: { shown: string; isMet: (value: number) => boolean }
}

installLighthouse()
using front = await openHttpsFront()
const dataDir = mkdtempSync(join(tmpdir(), 'den-lighthouse-'))
const server = await serve(
  { PORT: '0', SITE_URL: front.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  finishedBuild(buildDirectory),
)
const { config, posts } = server.services
front.handOnTo(config.port)
const direct = `http://localhost:${config.port}`
const review = (await posts.frontPage(1)).posts.find(showsRatings)!

let isMissed = false
const choices = process.argv.slice(2)
if (choices.length > 0) await compareChoices(choices)
else await measureAsItComes()
await server.stop()
rmSync(dataDir, { recursive: true })
process.exit(isMissed ? 1 : 0)

async function measureAsItComes(): Promise<void> {
  for (const [name, path] of [['home', '/'] as const, ['an article', postHref(review.path)] as const]) {
    process.stdout.write(`${name} ${path}\n`)
    const visits = await phoneVisits(path)
    const runs: Audited[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await runLighthouse(`${front.url}${path}`, findChromium()))
    const plain = await runLighthouse(`${direct}${path}`, findChromium())

    for (const measure of measuresOf(runs, plain, visits, path === '/')) tell(measure)
    for (const finding of new Set(runs.flatMap(({ findings }) => findings))) process.stdout.write(`  ${finding}\n`)
    process.stdout.write('\n')
  }
}

async function compareChoices(names: readonly string[]): Promise<void> {
  const { settings } = server.services
  const plain = await settings.current()
  for (const [page, path] of [['home', '/'] as const, ['an article', postHref(review.path)] as const]) {
    process.stdout.write(`${page} ${path}\n`)
    let first: number | undefined
    for (const name of ['as it comes', ...names]) {
      await settings.save({ language: plain.language, look: plain.look, ...choiceNamed(name) })
      const runs: Audited[] = []
      for (let run = 0; run < CHOICE_RUNS; run++) runs.push(await runLighthouse(`${front.url}${path}`, findChromium()))
      // The least of what a busy machine adds.
      const paint = Math.min(...runs.map((run) => run.paintByProcessor))
      first ??= paint
      const scores = CATEGORIES.map((category) => Math.max(...runs.map((run) => run.scores[category])))
      const isMet = scores.every((score) => score === 100) && paint - first <= LATER_MAX
      isMissed ||= !isMet
      process.stdout.write(
        `  ${name.padEnd(12)} ${scores.join(' ')}, largest paint ${Math.round(paint - first)} ms later${isMet ? '' : '   missed'}\n`,
      )
      for (const finding of new Set(runs.flatMap(({ findings }) => findings))) process.stdout.write(`    ${finding}\n`)
    }
  }
}

function choiceNamed(name: string): Partial<Settings> {
  if (name === 'as it comes') return {}
  if (LANGUAGE_TAGS.some((tag) => tag === name)) return { language: name as Language }
  const look = Object.entries(LOOKS).find(([known]) => known === name)?.[1]
  if (!look) throw new Error(`There is no language and no look of the name ${name}.`)
  return { look: { ...defaultSettings.look, ...look } }
}

/** Bytes by phone. These first visits also generate the pictures that Lighthouse then finds ready. */
async function phoneVisits(path: string): Promise<Map<Phone, number>> {
  await using visits = await PhoneVisits.with(findChromium(), front.url)
  const bytes = new Map<Phone, number>()
  for (const phone of PHONES) {
    await visits.untilPicturesAreMade(path, phone)
    bytes.set(phone, await visits.bytesOfFirst(path, phone))
  }
  return bytes
}

function measuresOf(runs: readonly Audited[], plain: Audited, visits: Map<Phone, number>, isHome: boolean): Measure[] {
  const zero = { shown: '0', isMet: (value: number) => value === 0 }
  const quick = { shown: 'at most 1.1 s', isMet: (value: number) => value <= 1_100 }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const light = isHome && {
    target: { shown: `at most ${HOME_BYTES / 1000} kB`, isMet: (value: number) => value <= HOME_BYTES },
  }
  return [
    ...CATEGORIES.map((category) => ({
      name: category,
      values: runs.map(({ scores }) => scores[category]),
      shown: String,
      target: { shown: '100', isMet: (value: number) => value === 100 },
    })),
    { name: 'largest contentful paint', values: runs.map(({ paint }) => paint), shown: seconds, target: quick },
    {
      name: '  by processor time, 9 of 10',
      values: runs.map(({ paintByProcessor }) => paintByProcessor),
      shown: seconds,
      quantile: 0.8,
      target: quick,
    },
    { name: '  by plain HTTP/1.1', values: [plain.paint], shown: seconds },
    {
      name: '  on this machine, unthrottled',
      values: runs.map(({ paintHere }) => paintHere),
      shown: seconds,
    },
    {
      name: 'total blocking time',
      values: runs.map(({ blocking }) => blocking),
      shown: (value) => `${Math.round(value)} ms`,
      target: zero,
    },
    {
      name: 'cumulative layout shift',
      values: runs.map(({ shift }) => shift),
      shown: (value) => String(Math.round(value * 10_000) / 10_000),
      target: zero,
    },
    { name: 'bytes, as Lighthouse counts', values: runs.map(({ bytes }) => bytes), shown: kilobytes, ...light },
    { name: "this machine's benchmark index", values: runs.map(({ speedHere }) => speedHere), shown: String },
    ...[...visits].map(([{ width, density }, bytes]) => ({
      name: `first visit, ${width} px at ${density}×`,
      values: [bytes],
      shown: kilobytes,
      ...light,
    })),
  ]
}

function tell({ name, values, shown, quantile = 0.5, target }: Measure): void {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length * quantile)]!
  const isMet = target?.isMet(value) ?? true
  isMissed ||= !isMet
  const all = values.length > 1 ? `(${values.map(shown).join(', ')})` : ''
  const columns = [`  ${name.padEnd(34)}`, shown(value).padStart(9), `   ${(target?.shown ?? '').padEnd(16)}`]
  process.stdout.write(`${columns.join('')}${isMet ? '      ' : 'missed'}  ${all}`.trimEnd().concat('\n'))
}
