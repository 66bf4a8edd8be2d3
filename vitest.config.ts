import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', 'build*/**']

export default defineConfig({
  test: {
    reporters: ['dot', './test/support/vitest-tally.ts'],
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], exclude } },
      {
        test: {
          name: 'server',
          include: ['{app,cli,content,scripts,server,test}/**/*.test.ts'],
          exclude,
          globalSetup: ['test/setup/databases.ts'],
        },
      },
    ],
  },
})
