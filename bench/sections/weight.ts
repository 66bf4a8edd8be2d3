// Bytes of a first visit of the front page without interaction, pictures excluded.
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../support/ask.ts'
import type { Bench } from '../support/bench.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import type { Row } from '../support/table.ts'

const BROTLI = { 'Accept-Encoding': 'br' }
/** Cached pages are compressed at the highest level when they are read again after two seconds without a change of content. */
const QUIET_MS = 2_200
const RECOMPRESSING_MS = 1_000

const FILES = {
  JavaScript: /<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g,
  CSS: /<link\b[^>]* href="(\/assets\/[^"]+\.css)"/g,
  fonts: /<link\b[^>]* href="(\/assets\/[^"]+\.woff2)"/g,
} as const
/** kB. */
const GOALS = { JavaScript: 2.1, CSS: 7, fonts: 18.8, HTML: 4.7 } as const

/** A part of a page, and all its files. */
export interface Weight {
  readonly name: keyof typeof GOALS
  readonly bytes: number
  readonly beside: string
}

export async function weight({ archives }: Bench): Promise<Row[]> {
  await using den = await DenProcess.start({ dataDir: archives.empty(), env: { DEMO_CONTENT: 'on' } })
  const parts = await firstVisit(den.port)
  return parts.map(({ name, bytes, beside }) => ({
    figure: `weight: ${name}`,
    value: bytes / 1_000,
    unit: 'kB',
    goal: { atMost: GOALS[name] },
    beside,
  }))
}

/** What a browser that has nothing yet loads for the front page, compressed at the highest level. */
export async function firstVisit(port: number): Promise<Weight[]> {
  const html = String((await ask(port, '/')).body)
  const weights: Weight[] = []
  for (const [name, pattern] of Object.entries(FILES) as [keyof typeof FILES, RegExp][]) {
    const addresses = [...new Set(Array.from(html.matchAll(pattern), ([, address]) => address!))]
    const sizes = await Promise.all(addresses.map((address) => bytesOf(port, address)))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    weights.push({ name, bytes, beside: sizes.length === 1 ? '1 file' : `${sizes.length} files` })
  }
  const quick = await bytesOf(port, '/')
  await sleep(QUIET_MS)
  // This request triggers the better compression.
  await bytesOf(port, '/')
  await sleep(RECOMPRESSING_MS)
  const beside = `${(quick / 1_000).toFixed(2)} kB for the first readers`
  return [...weights, { name: 'HTML', bytes: await bytesOf(port, '/'), beside }]
}

async function bytesOf(port: number, address: string): Promise<number> {
  const { status, body } = await ask(port, address, BROTLI)
  if (status !== 200) throw new Error(`${address} was answered with ${status}.`)
  return body.byteLength
}
