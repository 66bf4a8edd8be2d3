// Attacks a server like an attacker with many networks and a stolen API token, and measures it:
//
//   npm run attack -- [--minutes 15] [--posts 10000] [--seed N]
//
// The server has a heap of 512 MB. The run fails (exit 1) when the server dies, answers 5xx other than 503, lets `/healthz` wait
// 250 ms or more (p99), or keeps memory afterwards. The same seed chooses the same requests; their timing differs.
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeArchive } from './archive.ts'
import { HealthProbe } from './attack/health-probe.ts'

const HEAP_MB = 512
const HEALTH_P99_MS = 250
/** Slow readers are dropped after 30 s, and keep-alive connections end after 65 s. */
const SETTLE_MS = 90_000
/** Allowed growth of caches during the attack: pages, sharp's own cache, compiled code. */
const GROWTH_MB = 80

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    posts: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
})
const [minutes, posts, seed] = [Number(values.minutes), Number(values.posts), Number(values.seed)]
say(`seed ${seed}, ${minutes} min, ${posts} posts, heap of ${HEAP_MB} MB`)

const dataDir = mkdtempSync(join(tmpdir(), 'den-attack-'))
await makeArchive(dataDir, posts)
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: dataDir,
  DEMO_CONTENT: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'loopback',
  ADMIN_EMAIL: 'keeper@den.example',
  ADMIN_PASSWORD: 'a long walk in the dark woods',
}
const server = fork(join(import.meta.dirname, 'attack/server.ts'), {
  env,
  execArgv: [`--max-old-space-size=${HEAP_MB}`, '--expose-gc'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
let exit: string | undefined
server.once('exit', (code, signal) => {
  exit = signal ?? `exit ${code}`
})
const { port } = await message<{ port: number }>()
const health = new HealthProbe(port)
const cli = join(import.meta.dirname, '../cli/main.ts')
const token = spawnSync(process.execPath, [cli, 'token', 'create', '--name', 'attack'], { env, encoding: 'utf8' })
const attackEnv = { ...env, ATTACK_TOKEN: token.stdout.trim() }
if (!attackEnv.ATTACK_TOKEN) throw new Error(token.stderr)

// Warms up, so that memory that is kept anyway is part of the first measurement.
const warmUp = await attack(10)
const before = await memory()
say(`warmed up: ${described(warmUp)}`)
health.start()
let peakMb = 0
const watching = setInterval(async () => {
  peakMb = Math.max(peakMb, residentMb(server.pid!))
}, 1_000)
const answers = await attack(minutes * 60)
const times = health.stop()
clearInterval(watching)

let after = exit ? undefined : await memory()
if (!exit) {
  await sleep(SETTLE_MS)
  after = await memory()
}
const others = Object.keys(answers).filter((status) => /^5/.test(status) && status !== '503')
const p99 = quantile(times, 0.99)
const grownMb = after ? (after.heapUsed + after.external - before.heapUsed - before.external) / 2 ** 20 : Number.NaN
say(`answers: ${described(answers)}`)
say(`/healthz: ${times.length} probes, p50 ${quantile(times, 0.5)} ms, p99 ${p99} ms, longest ${quantile(times, 1)} ms`)
say(
  `memory: ${peakMb} MB resident at most, ${grownMb.toFixed(0)} MB more in use ${SETTLE_MS / 1000} s after than before`,
)
const failures = [
  exit && `the server ended: ${exit}`,
  others.length > 0 && `answers with ${others.join(', ')}`,
  !(p99 < HEALTH_P99_MS) && `/healthz took ${p99} ms`,
  !(grownMb < GROWTH_MB) && `${grownMb.toFixed(0)} MB are still in use`,
].filter((failure) => typeof failure === 'string')
say(failures.length === 0 ? 'held' : `did not hold: ${failures.join('; ')}`)
if (!exit) {
  server.send('stop')
  await once(server, 'exit')
}
rmSync(dataDir, { recursive: true })
process.exitCode = failures.length === 0 ? 0 : 1

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs all hostile clients. @returns the number of responses by status */
async function attack(seconds: number): Promise<Record<string, number>> {
  const args = [port, posts, seconds, seed].map(String)
  const attacker = spawn(process.execPath, [join(import.meta.dirname, 'attack/attacker.ts'), ...args], {
    env: attackEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(attacker.stdout))
}

async function message<T>(): Promise<T> {
  const [value] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error(`the server ended: ${exit}`))),
  ])
  return value
}

async function memory(): Promise<NodeJS.MemoryUsage> {
  server.send('memory')
  return (await message<{ memory: NodeJS.MemoryUsage }>()).memory
}

function residentMb(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
  } catch {
    return 0
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function described(answers: Readonly<Record<string, number>>): string {
  const { cut, bytes = 0, ...statuses } = answers
  const counts = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  return `${counts.join(', ')}; ${cut} connections cut; ${Math.round(bytes / 2 ** 20)} MB read`
}
