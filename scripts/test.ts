// Runs every test of the project, and ends with one line that says how many of them passed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tally } from '#test/support/reporters/tally.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { SETTING_NAMES } from './setting-names.ts'

// Vitest colours what goes into a file, where CI keeps it. Playwright does not, and warns of this name in each worker.
const withoutColors = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const folder = mkdtempSync(join(tmpdir(), 'den-tally-'))
const tallyFile = join(folder, 'tally.jsonl')
const env = {
  ...withoutSettings(process.env),
  DEN_TALLY: tallyFile,
  CHROMIUM: findChromium(),
  CHROMIUM_HEADLESS_SHELL: findHeadlessShell(),
}

// Both at once: alone, each leaves a sixth of two cores idle while its tests wait for databases, processes and delays.
const vitest = spawn('vitest', ['run'], { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...withoutColors } })
const playwright = spawn('playwright', ['test'], { stdio: ['ignore', 'pipe', 'pipe'], env })
const counted = Promise.all([tallyOf('vitest', vitest), tallyOf('playwright', playwright)])
printAfter(vitest, playwright)
const [units, browsers] = await counted
rmSync(folder, { recursive: true })
const failed = units.failed + browsers.failed
process.stdout.write(`\n${units.passed + browsers.passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

/** Holds the output of one runner back until another has ended, so that the two do not mix. */
function printAfter(first: ChildProcess, second: ChildProcess): void {
  const held: Buffer[] = []
  let isFirstDone = false
  const print = (chunk: Buffer) => (isFirstDone ? process.stdout.write(chunk) : held.push(chunk))
  second.stdout?.on('data', print)
  second.stderr?.on('data', print)
  first.once('close', () => {
    isFirstDone = true
    process.stdout.write(Buffer.concat(held))
  })
}

/** Counts one failure more for a runner that broke or found nothing to run: it has not passed. */
async function tallyOf(name: string, runner: ChildProcess): Promise<Pick<Tally, 'passed' | 'failed'>> {
  const [status] = await once(runner, 'close')
  const { passed, failed } = writtenTally(name) ?? { passed: 0, failed: 0 }
  const isBroken = failed === 0 && (status !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}

function writtenTally(runner: string): Tally | undefined {
  try {
    const lines = readFileSync(tallyFile, 'utf8').trim().split('\n')
    return lines.map((line): Tally => JSON.parse(line)).find((tally) => tally.runner === runner)
  } catch {
    return undefined
  }
}

/** Tests read no settings from the environment of their caller, and none for PostgreSQL's clients. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...SETTING_NAMES, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name) && !/^PG[A-Z]+$/.test(name)))
}
