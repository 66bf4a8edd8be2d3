// Runs every test of the project, and ends with one line that says how many of them passed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tally } from '#test/support/reporters/tally.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { SETTING_NAMES } from './setting-names.ts'

const cores = availableParallelism()
const folder = mkdtempSync(join(tmpdir(), 'den-tally-'))
const tallyFile = join(folder, 'tally.jsonl')
const browserOutput = join(folder, 'playwright.txt')
// Otherwise Vitest writes colours into files too, such as the log of CI. Playwright does not, and warns about NO_COLOR in each worker.
const withoutColors = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const environment = {
  ...withoutSettings(process.env),
  DEN_TALLY: tallyFile,
  CHROMIUM: findChromium(),
  CHROMIUM_HEADLESS_SHELL: findHeadlessShell(),
}

// Ctrl+C reaches the runners as well: they remove what they made, and this process waits for them.
process.on('SIGINT', () => {})
// Both at once, since tests of either wait now and then. The output of Playwright is shown after that of Vitest.
const results = await Promise.all([
  run('vitest', ['run', `--maxWorkers=${Math.min(4, cores)}`], withoutColors),
  run('playwright', ['test', `--workers=${Math.min(3, cores)}`], {}, openSync(browserOutput, 'w')),
])
process.stdout.write(readFileSync(browserOutput))
rmSync(folder, { recursive: true })
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

async function run(runner: string, args: string[], env: NodeJS.ProcessEnv, output: number | 'inherit' = 'inherit') {
  const child = spawn(runner, args, { stdio: ['ignore', output, output], env: { ...environment, ...env } })
  const [status] = await once(child, 'exit')
  const { passed = 0, failed = 0 } = tallyOf(runner) ?? {}
  // A runner that crashed, or found no tests, counts as failed.
  const isBroken = (status !== 0 && failed === 0) || passed + failed === 0
  return { passed, failed: failed + (isBroken ? 1 : 0) }
}

function tallyOf(runner: string): Tally | undefined {
  try {
    const lines = readFileSync(tallyFile, 'utf8').trim().split('\n')
    return lines.map((line): Tally => JSON.parse(line)).find((tally) => tally.runner === runner)
  } catch {
    return undefined
  }
}

/** Tests read no settings from the environment of their caller, nor those of PostgreSQL's clients. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...SETTING_NAMES, 'NODE_ENV'])
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name) && !/^PG[A-Z]+$/.test(name)))
}
