import { defineConfig } from 'vitest/config'

/** `npm run test:long`: files named so, and every test of a whole server on PostgreSQL as well. */
const isLong = process.env.DEN_TEST_LONG === '1'
const exclude = ['**/node_modules/**', 'build*/**', ...(isLong ? [] : ['**/*.long.test.ts'])]

export default defineConfig({
  test: {
    maxWorkers: 3,
    reporters: ['dot', './test/support/reporters/vitest-tally.ts'],
    projects: [
      // Rules keep no state, so files share a process: this saves more than half of the time.
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], exclude, testTimeout: 60_000, isolate: false } },
      {
        test: {
          name: 'server',
          include: ['{app,cli,content,scripts,server,test}/**/*.test.ts'],
          exclude,
          globalSetup: ['test/setup/databases.ts'],
          // Deadlines only for what hangs: a busy machine may be ten times as slow as a quiet one.
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000, interval: 10 } },
        },
      },
    ],
  },
})
