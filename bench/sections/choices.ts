// What another language or an own look costs readers: a blog with it beside one as it comes.
import { execFileSync } from 'node:child_process'
import { LANGUAGE_TAGS } from '../../domain/locales/language.ts'
import { ADMINISTRATOR, sessionHeaders } from '../support/administrator.ts'
import { type Bench, FEW } from '../support/bench.ts'
import { LOOKS } from '../support/looks.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { timeOfPage } from '../support/page-time.ts'
import { DenProcess, PROJECT } from '../support/servers/den-process.ts'
import { startUncached } from '../support/servers/variants.ts'
import type { Row } from '../support/table.ts'
import { firstVisit, type Weight } from './weight.ts'

/** Of one set of servers. */
const TURNS = 11
const WARM_UPS = 3
const TRANSLATED = LANGUAGE_TAGS.filter((tag) => tag !== 'en')
/** A long one, one without spaces, and one from the right. */
const TIMED = ['de', 'ja', 'ar']
/** Settings that change no more than a line. */
const SAVED = { tagline: 'A line' }

/** The body of `PATCH /api/settings`; without any, the blog stays as it comes. */
type Choice = Readonly<Record<string, unknown>>

export async function languages(bench: Bench): Promise<Row[]> {
  const named = (tags: readonly string[]) => Object.fromEntries(tags.map((language) => [language, { language }]))
  return [
    ...(await weights(bench, 'languages', named(TRANSLATED))),
    ...(await times(bench, 'languages', named(TIMED))),
    memory(),
  ]
}

export async function looks(bench: Bench): Promise<Row[]> {
  const named = Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, { look }]))
  return [...(await weights(bench, 'looks', named)), ...(await times(bench, 'looks', named))]
}

/** The demo blog, whose posts are the same in every language. */
async function weights(
  { archives }: Bench,
  section: string,
  choices: Readonly<Record<string, Choice>>,
): Promise<Row[]> {
  await using den = await DenProcess.start({ dataDir: archives.empty(), env: { ...ADMINISTRATOR, DEMO_CONTENT: 'on' } })
  const plain = await firstVisit(den.port)
  const total = (parts: readonly Weight[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows: Row[] = []
  for (const [name, choice] of Object.entries(choices)) {
    await choose(den.port, choice)
    const parts = await firstVisit(den.port)
    rows.push({
      figure: `${section}: ${name}, first visit ÷ as it comes`,
      value: total(parts) / total(plain),
      digits: 3,
      beside: parts.map(({ name, bytes }) => `${name} ${(bytes / 1_000).toFixed(2)} kB`).join(', '),
    })
  }
  return rows
}

async function times(bench: Bench, section: string, choices: Readonly<Record<string, Choice>>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, choice] of Object.entries(choices)) {
    const kept = await timeRatios(bench, choice, (dataDir) => DenProcess.start({ dataDir, env: ADMINISTRATOR }))
    rows.push(timeRow(`${section}: ${name}, time of a kept page ÷ as it comes`, kept, 1.02))
    const uncached = await timeRatios(bench, choice, startUncached)
    rows.push(timeRow(`${section}: ${name}, time of a page that is made`, uncached, 1.03))
  }
  return rows
}

interface Ratios {
  readonly chosen: readonly number[]
  /** Of two servers without the choice. */
  readonly equal: readonly number[]
}

async function timeRatios(
  bench: Bench,
  choice: Choice,
  start: (dataDir: string) => Promise<DenProcess>,
): Promise<Ratios> {
  const ratios: Record<keyof Ratios, number[]> = { chosen: [], equal: [] }
  for (let round = 0; round < bench.rounds; round++) {
    await using stack = new AsyncDisposableStack()
    const started = async () => stack.use(await start(await bench.archives.copy(FEW)))
    const servers = { plain: await started(), chosen: await started(), equal: await started() }
    // All of them have saved settings once, and compressed the page as well as they ever do.
    for (const { port } of Object.values(servers)) await choose(port, SAVED)
    await choose(servers.chosen.port, choice)
    for (const { port } of Object.values(servers)) await firstVisit(port)
    const measure = {
      plain: () => timeOfPage(bench, servers.plain),
      chosen: () => timeOfPage(bench, servers.chosen),
      equal: () => timeOfPage(bench, servers.equal),
    }
    await alternate(WARM_UPS, measure)
    const { plain, chosen, equal } = await alternate(TURNS, measure)
    // The turn with the choice is between the two others, so that a machine that becomes slower adds nothing to it.
    const without = plain.map((time, turn) => (time + equal[turn]!) / 2)
    ratios.chosen.push(medianRatio(chosen, without))
    ratios.equal.push(medianRatio(equal, plain))
  }
  return ratios
}

function timeRow(figure: string, { chosen, equal }: Ratios, atMost: number): Row {
  const beside = `of two servers as they come ${median(equal).toFixed(3)}`
  return { figure, value: median(chosen), digits: 3, goal: { atMost }, beside }
}

async function choose(port: number, choice: Choice): Promise<void> {
  const headers = {
    ...(await sessionHeaders(port)),
    'Content-Type': 'application/json',
    Origin: `http://localhost:${port}`,
  }
  const address = `http://localhost:${port}/api/settings`
  const reply = await fetch(address, { method: 'PATCH', headers, body: JSON.stringify(choice) })
  if (!reply.ok) throw new Error(`The settings are refused: ${reply.status} ${await reply.text()}`)
}

/** Of a process with nothing else, since what a whole server holds differs by more from start to start. */
function memory(): Row {
  const sizes = TRANSLATED.map((language) => {
    const program = `
      const { catalogueOf } = await import('./domain/locales/catalogues.ts')
      const { createLocale } = await import('./domain/locales/locale.ts')
      gc()
      const before = process.memoryUsage().heapUsed
      globalThis.held = createLocale(${JSON.stringify(language)}, await catalogueOf(${JSON.stringify(language)}))
      held.t('shell.home')
      gc()
      console.log(process.memoryUsage().heapUsed - before)`
    const args = ['--expose-gc', '--input-type=module', '--eval', program]
    const bytes = Number(execFileSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' }))
    return { language, mebibytes: bytes / 1_048_576 }
  }).sort((a, b) => b.mebibytes - a.mebibytes)
  const beside = sizes.map(({ language, mebibytes }) => `${language} ${mebibytes.toFixed(2)}`).join(', ')
  return {
    figure: 'languages: memory of the largest',
    value: sizes[0]!.mebibytes,
    unit: 'MiB',
    goal: { atMost: 1 },
    beside,
  }
}
