import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './test/browser/chromium-arguments.ts'

// Playwright's own Chromium where neither is named.
const executablePath = process.env.CHROMIUM_HEADLESS_SHELL || process.env.CHROMIUM

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/browser/demo-template.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for a delay of the page, such as that of autosave.
  workers: 3,
  forbidOnly: true,
  // Deadlines only for what hangs: a busy machine may be twenty times as slow as a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['dot'], ['./test/support/reporters/playwright-tally.ts']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGUMENTS,
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
})
