import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'
import { CHROMIUM_ARGUMENTS } from './test/browser/chromium-arguments.ts'

/** `npm run test:long` runs the files named so, and those alone. */
const isLong = Boolean(process.env.DEN_TEST_LONG)
// Playwright's own Chromium where neither is named; `npm test` names them.
const named = process.env.CHROMIUM_HEADLESS_SHELL || process.env.CHROMIUM
const executablePath = named || (isLong ? (findHeadlessShell() ?? findChromium()) : undefined)

export default defineConfig({
  testDir: 'test/browser',
  testMatch: isLong ? '**/*.long.spec.ts' : '**/!(*.long).spec.ts',
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
