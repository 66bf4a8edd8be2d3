// Runs every test of the project, and ends with one line that says how many of them passed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tally } from '#test/support/reporters/tally.ts'
import { findChromium, findHeadlessShell } from './chromium.ts'
import { SETTING_NAMES } from './setting-names.ts'

const RUNNERS = [
  { name: 'vitest', command: ['vitest', 'run'] },
  { name: 'playwright', command: ['playwright', 'test'] },
] as const

// Otherwise Vitest writes colours into files too, such as the log of CI. Playwright does not, and warns about NO_COLOR in each worker.
const withoutColors = { NO_COLOR: '1', FORCE_COLOR: undefined }
const folder = mkdtempSync(join(tmpdir(), 'den-tally-'))
const tallyFile = join(folder, 'tally.jsonl')
let passed = 0
let failed = 0

const browsers = { CHROMIUM: findChromium(), CHROMIUM_HEADLESS_SHELL: findHeadlessShell() }
for (const { name, command } of RUNNERS) {
  const [program, ...args] = command
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...withoutSettings(process.env),
      ...(name === 'vitest' && !process.stdout.isTTY && withoutColors),
      DEN_TALLY: tallyFile,
      ...browsers,
    },
  })
  const tally = tallyOf(name)
  passed += tally?.passed ?? 0
  failed += tally?.failed ?? 0
  // A runner that crashed, or found no tests, counts as failed.
  if (status !== 0 && !tally?.failed) failed += 1
  if (!tally?.passed && !tally?.failed) failed += 1
}
rmSync(folder, { recursive: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

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
