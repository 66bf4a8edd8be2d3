// How fast pages are made, what a large archive costs, and how much faster those go out that were made before: the same
// server over few posts and over many, without and with its page cache, in turn and in one run, so that the ratios hold
// whatever else the machine is doing.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Build, buildDirectory, finishedBuild } from '../server/build.ts'
import { type RunningServer, serve } from '../server/serve.ts'
import { makeArchive } from './archive.ts'

const FEW = 24
const MANY = Number(process.argv[2] ?? 10_000)
const ROUNDS = 7
const REQUESTS = 150

const keepingPages = finishedBuild(buildDirectory)
const makingEachAnew: Build = { ...keepingPages, isFinal: false }

const folders: string[] = []
const few = await serverWith(FEW, makingEachAnew)
const many = await serverWith(MANY, makingEachAnew)
const kept = await serverWith(FEW, keepingPages)
const lastPage = Math.ceil(MANY / 10)

const CASES = [
  { name: 'home', few: '/', many: '/' },
  { name: 'the last page of the feed', few: '/?page=3', many: `/?page=${lastPage}` },
  { name: 'an article', few: '/blogs/Post-7', many: '/blogs/Post-7' },
  { name: 'a missing article', few: '/blogs/nothing-like-it', many: '/blogs/nothing-like-it' },
  { name: 'greetings (no posts)', few: '/greetings', many: '/greetings' },
] as const

printRow('pages', [`${FEW} posts`, `${MANY} posts`, 'ratio', 'kept', 'ratio'])
for (const { name, few: fewPath, many: manyPath } of CASES) {
  const times: { few: number[]; many: number[]; kept: number[] } = { few: [], many: [], kept: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.few.push(await timePerRequest(few, fewPath))
    times.many.push(await timePerRequest(many, manyPath))
    times.kept.push(await timePerRequest(kept, fewPath))
  }
  const [a, b, c] = [median(times.few), median(times.many), median(times.kept)]
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`
  const ratio = (value: number) => `× ${value.toFixed(2)}`
  printRow(name, [milliseconds(a), milliseconds(b), ratio(b / a), milliseconds(c), ratio(c / a)])
}
await Promise.all([few.stop(), many.stop(), kept.stop()])
for (const folder of folders) rmSync(folder, { recursive: true })

function printRow(name: string, columns: readonly string[]): void {
  process.stdout.write(`${name.padEnd(26)}${columns.map((column) => column.padStart(12)).join('')}\n`)
}

async function serverWith(posts: number, build: Build): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'den-bench-'))
  folders.push(dataDir)
  await makeArchive(dataDir, posts)
  return serve({ PORT: '0', DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' }, build)
}

/** Milliseconds, one request after the other over one connection. */
async function timePerRequest({ services }: RunningServer, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await fetchOnce(agent, services.config.port, path)
  const started = performance.now()
  for (let request = 0; request < REQUESTS; request++) await fetchOnce(agent, services.config.port, path)
  const elapsed = performance.now() - started
  agent.destroy()
  return elapsed / REQUESTS
}

function fetchOnce(agent: Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ agent, host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      response.once('end', resolve)
    }).once('error', reject)
  })
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
