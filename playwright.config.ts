import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './test/browser/chromium-arguments.ts'

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/demo-template.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Deadlines only for what hangs: a busy machine may be ten times as slow as a quiet one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['./test/support/reporters/playwright-tally.ts']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: CHROMIUM_ARGUMENTS,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
})
