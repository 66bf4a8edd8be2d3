// Cached pages, compared with the best that the machine can do: a bare `node:http` server and, where it is installed, nginx, which
// send the same bytes and headers.
import { join, resolve } from 'node:path'
import { ask, record } from '../support/ask.ts'
import type { Bench } from '../support/bench.ts'
import { FEW } from '../support/bench.ts'
import type { LoadResult } from '../support/load/load.ts'
import { pageRequest } from '../support/load/load-process.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { residentMemory } from '../support/resident-memory.ts'
import { startBare } from '../support/servers/bare.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import { startNginx } from '../support/servers/nginx.ts'
import type { Row } from '../support/table.ts'

const SPAN = { warmUpMs: 300, ms: 1_200 }
const HALF_P99_MS = 3

const CASES = [
  { name: 'home', path: '/', isKnown: false, goal: 0.8 },
  { name: 'article', path: '/blogs/Post-7', isKnown: false, goal: 0.8 },
  { name: 'home, 304', path: '/', isKnown: true, goal: 0.75 },
] as const

export async function kept(bench: Bench): Promise<Row[]> {
  await using stack = new AsyncDisposableStack()
  const den = stack.use(await DenProcess.start({ dataDir: await bench.archives.copy(FEW) }))
  const other = bench.beside ? stack.use(await startOther(bench, resolve(bench.beside))) : undefined
  const rows: Row[] = []
  for (const each of CASES) rows.push(...(await compare(bench, each, den, other)))
  rows.push({ figure: 'kept: memory after that', value: residentMemory(den.pid), unit: 'MiB', digits: 0 })
  if (other)
    rows.push({ figure: 'kept: memory of the other', value: residentMemory(other.pid), unit: 'MiB', digits: 0 })
  return rows
}

/** Starts another version, over an archive made by its own code: an older version refuses a database of a newer one. */
async function startOther(bench: Bench, directory: string): Promise<DenProcess> {
  const dataDir = bench.archives.empty()
  const { makeArchive } = await import(join(directory, 'bench/archive.ts'))
  await makeArchive(dataDir, FEW)
  return DenProcess.start({ dataDir, directory })
}

async function compare(
  bench: Bench,
  { name, path, isKnown, goal }: (typeof CASES)[number],
  den: DenProcess,
  other: DenProcess | undefined,
): Promise<Row[]> {
  const headers = await readerHeaders(den, path, isKnown)
  const recorded = await record(den.port, path, headers)
  using bare = await startBare(recorded)
  using nginx = await startNginx(bench.folder, recorded)
  const status = isKnown ? 304 : 200
  const measure = (port: number, { rate, sent = headers }: { rate?: number; sent?: Record<string, string> } = {}) =>
    bench.load.measure({
      port,
      requests: [pageRequest(port, path, { status, headers: sent })],
      ...SPAN,
      ...(rate !== undefined && { rate }),
    })
  let lastRate = 0
  const measurements: Record<string, () => Promise<LoadResult>> = {
    async den() {
      const result = await measure(den.port)
      lastRate = result.perSecond
      return result
    },
    bare: () => measure(bare.port),
    // Half of the server's last rate, since the machine may become slower.
    half: () => measure(den.port, { rate: lastRate / 2 }),
    bareHalf: () => measure(bare.port, { rate: lastRate / 2 }),
  }
  if (nginx) measurements.nginx = () => measure(nginx.port)
  if (other) {
    // Its pages contain its port, so their entity tags differ.
    const sent = await readerHeaders(other, path, isKnown)
    measurements.other = () => measure(other.port, { sent })
  }
  const results = await alternate(bench.rounds, measurements)
  const rates = (server: string) => results[server]?.map(({ perSecond }) => perSecond)
  const ratioTo = (server: string) => medianRatio(rates('den')!, rates(server) ?? [])
  const times = (of: LoadResult[]) =>
    (['p50', 'p99'] as const).map((key) => median(of.map((result) => result[key])).toFixed(1)).join(' and ')
  return [
    {
      figure: `kept: ${name} ÷ node:http`,
      value: ratioTo('bare'),
      goal: { atLeast: goal },
      beside: `${median(rates('den')!).toFixed(0)}/s; p50 and p99 ${times(results.den!)} ms, node:http ${times(results.bare!)} ms`,
    },
    { figure: `kept: ${name} ÷ nginx`, value: nginx ? ratioTo('nginx') : Number.NaN },
    ...(other ? [{ figure: `kept: ${name} ÷ other`, value: ratioTo('other') }] : []),
    {
      figure: `kept: ${name}, p99 at half load`,
      value: median(results.half!.map(({ p99 }) => p99)),
      unit: 'ms',
      digits: 1,
      goal: { atMost: HALF_P99_MS },
      beside: `p50 and p99 ${times(results.half!)} ms, node:http at the same rate ${times(results.bareHalf!)} ms`,
    },
  ]
}

async function readerHeaders({ port }: DenProcess, path: string, isKnown: boolean): Promise<Record<string, string>> {
  const headers = { 'Accept-Encoding': 'gzip' }
  return isKnown ? { ...headers, 'If-None-Match': (await ask(port, path, headers)).headers.etag! } : headers
}
