import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run test:long`: adds files named so, and runs every test of a whole server on PostgreSQL as well. */
const isLong = process.env.DEN_TEST_LONG === '1'
/** `npm run test:html`: files named so, which need Java. */
const isNu = process.env.DEN_TEST_NU === '1'
/** `npm run test:programs`: files named so, which need programs of Debian: PgBouncer, nginx, Caddy, promtool, systemd-analyze. */
const hasPrograms = process.env.DEN_TEST_PROGRAMS === '1'
const exclude = [
  '**/node_modules/**',
  'build*/**',
  ...(isLong ? [] : ['**/*.long.test.ts']),
  ...(isNu ? [] : ['**/*.nu.test.ts']),
  ...(hasPrograms ? [] : ['**/*.programs.test.ts']),
]
/**
 * Tests that replace a module of Node for the tested code, or count in code as V8 compiles it: no other file may have loaded that
 * code before.
 */
const isolated = ['server/pages/rendered-page.test.ts', 'test/{hostile-keys,marked-text-growth}.test.ts']

/** As in `./den`: programs that tests start load compiled code, which halves the time of a start. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile')

/** One more than the cores of a small machine: a test often waits for a database or a process. With two more all take more time. */
const maxWorkers = Math.min(4, availableParallelism() + 1)

/** Files share a process, which loads each module once: that saves a third of the time. */
const shared = {
  exclude,
  // Deadlines only for what hangs: a busy machine may be twenty times as slow as a quiet one.
  expect: { poll: { timeout: 150_000, interval: 10 } },
  setupFiles: ['test/setup/after-each.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  isolate: false,
}

export default defineConfig({
  test: {
    maxWorkers,
    reporters: ['dot', './test/support/reporters/vitest-tally.ts'],
    projects: [
      { test: { ...shared, name: 'domain', include: ['domain/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{app,cli,content,scripts,server,test}/**/*.test.ts'],
          exclude: [...exclude, ...isolated],
          globalSetup: ['test/setup/databases.ts'],
          // As in a running server: React's development version is slower.
          env: { NODE_ENV: 'production' },
          // Loaded by Node once; Vitest would read the megabyte again for each server of a test.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      { test: { ...shared, name: 'isolated', include: isolated, isolate: true } },
    ],
  },
})
