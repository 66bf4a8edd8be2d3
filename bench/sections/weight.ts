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

const FILES = [
  { name: 'JavaScript', pattern: /<(?:script|link)\b[^>]* (?:src|href)="(\/assets\/[^"]+\.js)"/g, goal: 2.1 },
  { name: 'CSS', pattern: /<link\b[^>]* href="(\/assets\/[^"]+\.css)"/g, goal: 7 },
  { name: 'fonts', pattern: /<link\b[^>]* href="(\/assets\/[^"]+\.woff2)"/g, goal: 18.8 },
] as const
const HTML_GOAL = 4.7

export async function weight({ archives }: Bench): Promise<Row[]> {
  await using den = await DenProcess.start({ dataDir: archives.empty(), env: { DEMO_CONTENT: 'on' } })
  const html = String((await ask(den.port, '/')).body)
  const rows: Row[] = []
  for (const { name, pattern, goal } of FILES) {
    const addresses = [...new Set(Array.from(html.matchAll(pattern), ([, address]) => address!))]
    const sizes = await Promise.all(addresses.map((address) => bytesOf(den.port, address)))
    const files = sizes.length === 1 ? '1 file' : `${sizes.length} files`
    rows.push(
      kilobytes(
        name,
        sizes.reduce((sum, size) => sum + size, 0),
        goal,
        files,
      ),
    )
  }
  const quick = await bytesOf(den.port, '/')
  await sleep(QUIET_MS)
  // This request triggers the better compression.
  await bytesOf(den.port, '/')
  await sleep(RECOMPRESSING_MS)
  const beside = `${(quick / 1_000).toFixed(2)} kB for the first readers`
  return [...rows, kilobytes('HTML', await bytesOf(den.port, '/'), HTML_GOAL, beside)]
}

async function bytesOf(port: number, address: string): Promise<number> {
  const { status, body } = await ask(port, address, BROTLI)
  if (status !== 200) throw new Error(`${address} was answered with ${status}.`)
  return body.byteLength
}

function kilobytes(what: string, bytes: number, atMost: number, beside: string): Row {
  return { figure: `weight: ${what}`, value: bytes / 1_000, unit: 'kB', goal: { atMost }, beside }
}
