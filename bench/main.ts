// Measures a whole Den and prints one table. `bench/README.md` says what the figures mean.
//
//   npm run bench -- [kept] [metrics] [writes] [misses] [search] [memory] [small] [start] [weight] [languages] [looks] [sign-in] [backup] [import] [hostile] [--quick] [--posts 100000] [--beside ../den-before]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languages, looks } from './sections/choices.ts'
import { kept } from './sections/kept.ts'
import { memory } from './sections/memory.ts'
import { metrics } from './sections/metrics.ts'
import { misses } from './sections/misses.ts'
import { backups, hostileImports, imports } from './sections/moves.ts'
import { searchOnPostgres, searchOnSqlite } from './sections/search.ts'
import { signIn } from './sections/sign-in.ts'
import { smallMachine } from './sections/small-machine.ts'
import { start } from './sections/start.ts'
import { weight } from './sections/weight.ts'
import { writesOnPostgres, writesOnSqlite } from './sections/writes.ts'
import { Archives } from './support/archives.ts'
import type { Section } from './support/bench.ts'
import { isPinned } from './support/cores.ts'
import { LoadProcess } from './support/load/load-process.ts'
import { printHead, printRow } from './support/table.ts'

const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  kept: [kept],
  metrics: [metrics],
  writes: [writesOnSqlite, writesOnPostgres],
  misses: [misses],
  search: [searchOnSqlite, searchOnPostgres],
  memory: [memory],
  small: [smallMachine],
  start: [start],
  weight: [weight],
  languages: [languages],
  looks: [looks],
  'sign-in': [signIn],
  backup: [backups],
  import: [imports],
  hostile: [hostileImports],
}
/** Odd, so that a median is one of the values. */
const ROUNDS = { whole: 5, quick: 3 }
/** The smallest archive that has the pages which `memory` reads. */
const LEAST_POSTS = 1_000

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    posts: { type: 'string', default: '100000' },
    beside: { type: 'string' },
  },
  allowPositionals: true,
})
const rounds = values.quick ? ROUNDS.quick : ROUNDS.whole
const posts = Number(values.posts)
const unknown = positionals.filter((name) => !Object.hasOwn(SECTIONS, name))
if (unknown.length > 0 || !(posts >= LEAST_POSTS)) {
  const names = Object.keys(SECTIONS).join(', ')
  process.stderr.write(`bench: the sections are ${names}; --posts is ${LEAST_POSTS} or more.\n`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'den-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
using load = new LoadProcess()
const bench = { folder, archives: new Archives(folder), load, rounds, posts, beside: values.beside }

process.stdout.write(
  `Medians of ${rounds} alternating rounds; 32 connections and gzip unless README.md says otherwise.\n`,
)
if (!isPinned()) process.stdout.write('No core for each: servers and load share their cores.\n')
printHead()
const chosen = Object.entries(SECTIONS).filter(([name]) => positionals.length === 0 || positionals.includes(name))
for (const [name, parts] of chosen)
  for (const part of parts) {
    try {
      for (const row of await part(bench)) printRow(row)
    } catch (error) {
      printRow({ figure: name, value: Number.NaN, beside: error instanceof Error ? error.message : String(error) })
      process.exitCode = 1
    }
  }
