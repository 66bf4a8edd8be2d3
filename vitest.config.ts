import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', 'build*/**']

export default defineConfig({
  test: {
    maxWorkers: 3,
    reporters: ['dot', './test/support/vitest-tally.ts'],
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], exclude, testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          include: ['{app,cli,content,scripts,server,test}/**/*.test.ts'],
          exclude,
          globalSetup: ['test/setup/databases.ts'],
          // Some start programs, and a busy machine takes its time.
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
