// Kept pages beside what the same machine can do at best: a bare `node:http` and, where it is installed, an nginx that send
// the same bytes and headers. `bench/README.md` says what the figures mean. Another checkout is compared with
//   npm run bench:kept -- ../den-before
import { execFileSync, type ForkOptions, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Recorded } from './kept-pages/bare-server.ts'
import type { LoadOrder, LoadResult } from './kept-pages/load.ts'
import { startNginx } from './kept-pages/nginx.ts'

const POSTS = 24
const ROUNDS = 7
const CONNECTIONS = 32
const WARM_UP_MS = 300
const MEASURED_MS = 1_200
const SERVER_CORE = '0'
const LOAD_CORE = '1'

const CASES = [
  { name: 'home', path: '/', isKnown: false },
  { name: 'article', path: '/blogs/Post-7', isKnown: false },
  { name: 'home, 304', path: '/', isKnown: true },
] as const

await using stack = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'den-bench-'))
stack.defer(() => rmSync(folder, { recursive: true }))
const canPin = isPinned()
const load = fork(fileURLToPath(new URL('./kept-pages/load.ts', import.meta.url)), pinned(LOAD_CORE))
stack.defer(() => void load.kill())

const den = await startDen(resolve(import.meta.dirname, '..'), 'den')
const other = process.argv[2] ? await startDen(resolve(process.argv[2]), 'other') : undefined
process.stdout.write(`${CONNECTIONS} connections, gzip, medians of ${ROUNDS} alternating rounds\n`)
if (!canPin) process.stdout.write('taskset is not installed: servers and load share their cores.\n')
printRow('', ['÷ node:http', '÷ nginx', ...(other ? ['÷ other'] : []), 'p50, p99', 'bare', 'p99 at half'])
for (const { name, path, isKnown } of CASES) await compare(name, path, isKnown)
process.stdout.write(`memory after that: ${memoryOf(den.pid)}${other ? `, other ${memoryOf(other.pid)}` : ''}\n`)

async function compare(name: string, path: string, isKnown: boolean): Promise<void> {
  const headers: Record<string, string> = { Host: `127.0.0.1:${den.port}`, 'Accept-Encoding': 'gzip' }
  if (isKnown) headers['If-None-Match'] = (await ask(path, headers)).headers.etag!
  const answer = await ask(path, headers)
  const recorded: Recorded = {
    status: answer.statusCode!,
    headers: sentByDen(answer.rawHeaders),
    body: (await buffer(answer)).toString('base64'),
  }
  const bare = await startBare(recorded)
  const nginx = await startNginx(folder, recorded, canPin ? SERVER_CORE : undefined)
  const lines = Object.entries({ ...headers, 'User-Agent': 'bench', Accept: '*/*' }).map((field) => field.join(': '))
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
  const ports = { den: den.port, bare: bare.port, nginx: nginx?.port, other: other?.port }
  const results: Record<keyof typeof ports, LoadResult[]> = { den: [], bare: [], nginx: [], other: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [server, port] of Object.entries(ports))
      if (port !== undefined) results[server as keyof typeof ports].push(await measured({ port, request }))
  const rate = median(results.den.map(({ perSecond }) => perSecond)) / 2
  const half: LoadResult[] = []
  for (let round = 0; round < ROUNDS; round++) half.push(await measured({ port: den.port, request, rate }))
  bare.stop()
  nginx?.stop()

  const ratio = (to: keyof typeof ports) =>
    results[to].length === 0
      ? 'none here'
      : median(results.den.map(({ perSecond }, round) => perSecond / results[to][round]!.perSecond)).toFixed(2)
  const times = (of: LoadResult[]) =>
    (['p50', 'p99'] as const).map((key) => median(of.map((result) => result[key])).toFixed(1)).join(', ')
  printRow(name, [
    ratio('bare'),
    ratio('nginx'),
    ...(other ? [ratio('other')] : []),
    `${times(results.den)} ms`,
    `${times(results.bare)} ms`,
    `${median(half.map(({ p99 }) => p99)).toFixed(1)} ms`,
  ])
}

async function measured(order: Pick<LoadOrder, 'port' | 'request' | 'rate'>): Promise<LoadResult> {
  load.send({ ...order, connections: CONNECTIONS, warmUpMs: WARM_UP_MS, ms: MEASURED_MS })
  const [result] = await once(load, 'message')
  if ('error' in result) throw new Error(result.error)
  return result
}

/** With default settings: its log goes into a pipe, which this process empties. */
async function startDen(directory: string, name: string): Promise<{ port: number; pid: number }> {
  const dataDir = join(folder, name)
  // By its own code: an older version refuses a database that a newer one has made.
  const { makeArchive } = await import(join(directory, 'bench/archive.ts'))
  await makeArchive(dataDir, POSTS)
  const { execPath, execArgv } = pinned(SERVER_CORE)
  const server = spawn(execPath!, [...execArgv!, join(directory, 'server/main.ts')], {
    cwd: directory,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, DEMO_CONTENT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stack.defer(async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
  })
  const opened = Promise.withResolvers<number>()
  server.stdout.on('data', (lines) => {
    const port = /"listening":"[^"]*:(\d+)"/.exec(String(lines))?.[1]
    if (port) opened.resolve(Number(port))
  })
  server.once('exit', () => opened.reject(new Error(`${directory} does not start.`)))
  return { port: await opened.promise, pid: server.pid! }
}

async function startBare(recorded: Recorded): Promise<{ port: number; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./kept-pages/bare-server.ts', import.meta.url)), pinned(SERVER_CORE))
  child.send(recorded)
  const [port] = await once(child, 'message')
  return { port, stop: () => void child.kill() }
}

/** A page is kept after the first request, and its request known after the second. */
async function ask(path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  for (let count = 1; ; count++) {
    const [answer] = await once(get({ host: '127.0.0.1', port: den.port, path, headers }), 'response')
    if (count === 3) return answer
    await buffer(answer)
  }
}

/** Without what `node:http` adds by itself. */
function sentByDen(rawHeaders: readonly string[]): string[] {
  const fields = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : []))
  return fields.filter(([name]) => !['Date', 'Connection', 'Keep-Alive'].includes(name!)).flat()
}

function isPinned(): boolean {
  try {
    execFileSync('taskset', ['-acp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function pinned(core: string): ForkOptions {
  return canPin
    ? { execPath: 'taskset', execArgv: ['-c', core, process.execPath] }
    : { execPath: process.execPath, execArgv: [] }
}

function memoryOf(pid: number): string {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MiB` : 'not known here'
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

function printRow(name: string, columns: readonly string[]): void {
  process.stdout.write(`${name.padEnd(12)}${columns.map((column) => column.padStart(15)).join('')}\n`)
}
